import type { Client } from 'pg'
import type { Sent } from './statements.ts'

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Node[]
}

/** The rows that one node of a plan read from a table. */
export interface Scan {
  table: string
  how: string
  /** Including those that it filtered out. */
  rows: number
}

/**
 * The plan of a statement, run as it was sent, with sequential scans disabled where any index can be
 * used.
 */
export async function scansOf(client: Client, { text, values }: Sent): Promise<Scan[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON, TIMING OFF, COSTS OFF) ${text}`,
    values,
  )
  return [...scansIn(rows[0]!['QUERY PLAN'][0].Plan)]
}

function* scansIn(node: Node): Generator<Scan> {
  const { 'Relation Name': table, 'Node Type': how, 'Actual Rows': returned, 'Actual Loops': loops } = node
  const passedOver = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  if (table !== undefined) yield { table, how, rows: (returned + passedOver) * loops }
  for (const part of node.Plans ?? []) yield* scansIn(part)
}

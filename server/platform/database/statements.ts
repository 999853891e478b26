import pg from 'pg'
import { Prisma } from './__generated__/prisma/client.ts'
import type { Access } from '../../request-budget.ts'

/** Runs a hand-written statement and returns its rows: values are parameters and never become part of the text. */
type Statement = <Row>(text: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>

/**
 * Statements for the hottest paths, without Prisma, which takes twice the driver's time for a page of rows. Outside
 * of transactions. Integers of any size are returned as numbers: no amount exceeds 2^53 paise.
 */
export interface Statements {
  /** A query. It is repeated once if its connection is lost. */
  rows: Statement
  /** A query that differs only in its values, and whose best plan does not depend on them. */
  prepared: Statement
  /** A statement that changes rows. It is not repeated. */
  change: Statement
}

/** Each connection caches the statements it has prepared; at most this many. */
const maxPrepared = 200

export function statementsOn(pool: pg.Pool, access: Access): Statements {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < maxPrepared) names.set(text, `s${names.size}`)
    return names.get(text)
  }
  const run = async <Row>({ text, values }: Prisma.Sql, isRead: boolean, name?: string) => {
    const { rows } = await access(() => pool.query({ name, text, values, types }), { isRead })
    return rows as Row[]
  }
  const prepared = <Row>(statement: Prisma.Sql, isRead: boolean) =>
    run<Row>(statement, isRead, nameOf(statement.text))
  return {
    rows: (text, ...values) => run(Prisma.sql(text, ...values), true),
    prepared: (text, ...values) => prepared(Prisma.sql(text, ...values), true),
    change: (text, ...values) => prepared(Prisma.sql(text, ...values), false),
  }
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8
      ? Number
      : (pg.types.getTypeParser(type, format) as (value: string) => unknown),
}

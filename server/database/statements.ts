import pg from 'pg'
import { Prisma } from './__generated__/prisma/client.ts'

/** Runs a hand-written statement and returns its rows: values are parameters and never become part of the text. */
type Statement = <Row>(text: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>

/**
 * Statements for the hottest paths, without Prisma, which takes twice the driver's time for a page of rows. Outside
 * of transactions. Integers of any size are returned as numbers: no amount exceeds 2^53 paise.
 */
export interface Statements {
  rows: Statement
  /** For a statement that differs only in its values, and whose best plan does not depend on them. */
  prepared: Statement
}

/** Each connection caches the statements it has prepared; at most this many. */
const maxPrepared = 200

export function statementsOn(pool: pg.Pool): Statements {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < maxPrepared) names.set(text, `s${names.size}`)
    return names.get(text)
  }
  const run = async <Row>({ text, values }: Prisma.Sql, name?: string) => {
    const { rows } = await pool.query({ name, text, values: values, types })
    return rows as Row[]
  }
  return {
    rows: (text, ...values) => run(Prisma.sql(text, ...values)),
    prepared: (text, ...values) => {
      const statement = Prisma.sql(text, ...values)
      return run(statement, nameOf(statement.text))
    },
  }
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8
      ? Number
      : (pg.types.getTypeParser(type, format) as (value: string) => unknown),
}

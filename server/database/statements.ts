import pg from 'pg'
import { Prisma } from './__generated__/prisma/client.ts'

/** Runs a statement written by hand and answers its rows: what stands in its places never becomes part of its text. */
type Statement = <Row>(text: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>

/**
 * Statements for the hottest paths, without Prisma between us and the driver: it takes twice the time of the driver for a
 * page of rows. Outside of transactions. Whole numbers of any size come as numbers: there is no money beyond 2^53 paise.
 */
export interface Statements {
  rows: Statement
  /** For one that is the same each time but for its values, and whose best plan doesn't hang on them. */
  prepared: Statement
}

/** Each connection keeps those it has seen; more than this many of them are not kept. */
const mostPrepared = 200

export function statementsOn(pool: pg.Pool): Statements {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < mostPrepared) names.set(text, `s${names.size}`)
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

import type { ExecutionResult } from 'graphql'
import { requestContext } from '../context.ts'
import type { Context, Services } from '../domain/context.ts'
import { type CatalogueVersion, KeptAnswers } from '../http/kept-answers.ts'
import { networkOf } from '../http/network.ts'
import type { RequestLimits } from '../http/request-limits.ts'
import { type Answer, answerOf, isWhole } from './answers.ts'
import type { Execute } from './execution.ts'
import type { Asked, LongWay } from './http.ts'
import { KnownTexts } from './known-texts.ts'
import { createQuestions, type Question } from './questions.ts'

const mostCharacters = 1_000_000
const keeping = { mostAnswers: 500, mostBytes: 8 * 1024 * 1024, cheaplyMade: true }

export interface ShortWayOptions {
  services: Services
  limits: RequestLimits
  catalogueVersion: CatalogueVersion
  execute: Execute
  longWay: LongWay
}

/**
 * Answers most requests without Apollo, whose pipeline costs several times the work itself. What this rests on:
 *
 * - What every guest is answered alike is kept until the catalogue changes (http/kept-answers.ts).
 * - A question that Apollo has answered whole has passed every check there is, of its text and of the request around it.
 *   Another of the same form, but for its variables and who asks, would pass them again: it is executed at once, after her
 *   token and her requests of this minute have been looked at, as always.
 * - Whatever comes of that other than a whole answer goes to Apollo, which words, logs and sends it. It is told what
 *   came of the execution, so that nothing happens twice.
 *
 * Null for what isn't of the usual form.
 */
export function createShortWay({ services, limits, catalogueVersion, execute, longWay }: ShortWayOptions) {
  const questionOf = createQuestions()
  const kept = new KeptAnswers<Answer>(catalogueVersion, keeping)
  /** The headers of a whole answer, by the form of the question. */
  const passed = new KnownTexts<Answer['headers']>(mostCharacters)

  async function answerFirst({ form }: Question, asked: Asked, isCounted: boolean): Promise<Answer> {
    const answer = await longWay(asked, { isCounted })
    if (isWhole(answer)) passed.set(form, answer.headers)
    return answer
  }

  async function answer(question: Question, asked: Asked, isCounted: boolean): Promise<Answer> {
    const headers = passed.get(question.form)
    if (headers === undefined) return answerFirst(question, asked, isCounted)
    const context = await admitted(question, asked, isCounted)
    if (context === null) return longWay(asked, { isCounted })
    const { query: key, document, operationName, variables } = question
    const execution = execute({ key, document, operationName }, variables, context)
    const data = await wholeData(execution)
    if (data === null) return longWay(asked, { isCounted: true, context, execution })
    return answerOf(200, headers, `${JSON.stringify({ data })}\n`)
  }

  /** Null when she asks too much, or the database can't be asked who she is: she is refused on the long way. */
  async function admitted(
    { isMutation }: Question,
    asked: Asked,
    isCounted: boolean,
  ): Promise<Context | null> {
    try {
      const context = await requestContext(services, asked)
      if (!isCounted) await count(isMutation ? 'write' : 'read', context)
      return context
    } catch {
      return null
    }
  }

  const count = (kind: 'read' | 'write', { viewer, address }: Context) =>
    limits.count(kind, {
      account: viewer && { userId: viewer.id, tokenVersion: viewer.tokenVersion },
      address,
    })

  const mayRead = ({ ip }: Asked): Promise<boolean> =>
    limits.count('read', { account: null, address: networkOf(ip) }).then(
      () => true,
      () => false,
    )

  return async (asked: Asked): Promise<Answer | null> => {
    const question = questionOf(asked)
    if (question === null) return null
    if (question.keyForAll === null) return answer(question, asked, false)
    if (!(await mayRead(asked))) return null
    return kept.get(question.keyForAll, async () => {
      const made = await answer(question, asked, true)
      return { answer: { ...made, isForAll: true }, bytes: isWhole(made) ? 2 * made.bytes : null }
    })
  }
}

const wholeData = (execution: Promise<ExecutionResult>) =>
  execution.then(
    ({ data, errors }) => (errors === undefined ? (data ?? null) : null),
    () => null,
  )

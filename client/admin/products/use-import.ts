import { useApolloClient } from '@apollo/client/react'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { graphql } from '../../__generated__/index.ts'
import { failureMessage } from '../../language/failure-message.ts'
import type { CsvFile } from './csv.ts'
import { type ImportSettings, storeSettings } from './import-columns.ts'
import {
  type FileRow,
  batchesOf,
  isImported,
  retryWhenLimited,
  findLocalErrors,
  type RowResult,
  mapRows,
} from './import-rows.ts'

const PreviewImport_query = graphql(`
  query PreviewImport($input: ImportProductsInput!) {
    importPreview(input: $input) {
      outcome
      productName
      changes {
        column
        before
        after
      }
      errors {
        column
        message
      }
      suggestions {
        column
        value
      }
    }
  }
`)

const ImportProducts_mutation = graphql(`
  mutation ImportProducts($input: ImportProductsInput!) {
    importProducts(input: $input) {
      rows {
        outcome
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export interface ImportState {
  phase: 'mapping' | 'checking' | 'checked' | 'importing' | 'done'
  /** Rows that are processed, of all rows of this phase. */
  done: number
  total: number
  /** Seconds until the next request, by the server’s `retryAfter`; 0 while requests are being sent. */
  waiting: number
  /** Why the run has stopped early; null while it hasn't. */
  stopped: string | null
  /** The results of the check, in the order of the file. */
  results: RowResult[]
  /** The columns whose suggestions are taken. */
  suggestionsFor: string[]
}

const atFirst: ImportState = {
  phase: 'mapping',
  done: 0,
  total: 0,
  waiting: 0,
  stopped: null,
  results: [],
  suggestionsFor: [],
}

const stoppedByUser = msg`Stopped. What was imported so far stays.`

/**
 * Checks a file row by row, then imports it in batches. Both can be stopped, and resume where they
 * stopped.
 */
export function useImport(file: CsvFile, settings: ImportSettings) {
  const client = useApolloClient()
  const { t, i18n } = useLingui()
  const [state, setState] = useState(atFirst)
  const running = useRef<AbortController | null>(null)
  useEffect(() => {
    return () => running.current?.abort()
  }, [])
  const update = (change: Partial<ImportState>) => setState((before) => ({ ...before, ...change }))

  const inputOf = (columns: string[], rows: FileRow[]) => ({
    columns,
    rows: rows.map(({ cells }) => cells),
    defaults: Object.entries(settings.defaults)
      .filter(([, value]) => value.trim() !== '')
      .map(([column, value]) => ({ column, value })),
  })

  /** Sends the batches sequentially. Processed batches remain when the run is stopped or fails. */
  const run = async (
    batches: FileRow[][],
    send: (batch: FileRow[], signal: AbortSignal) => Promise<void>,
  ) => {
    const controller = new AbortController()
    running.current = controller
    try {
      for (const batch of batches) {
        controller.signal.throwIfAborted()
        await retryWhenLimited(
          () => send(batch, controller.signal),
          controller.signal,
          (waiting) => update({ waiting }),
        )
        setState((before) => ({ ...before, done: before.done + batch.length }))
      }
      return true
    } catch (error) {
      const stopped = controller.signal.aborted ? i18n._(stoppedByUser) : failureMessage(i18n, error)
      update({ waiting: 0, stopped: error instanceof Refusal ? error.message : stopped })
      return false
    } finally {
      running.current = null
    }
  }

  const check = async () => {
    storeSettings(file.header, settings)
    const { columns, rows } = mapRows(file, settings)
    const refused = findLocalErrors(columns, rows, i18n)
    const lines = new Set(refused.map(({ row }) => row.line))
    const results: RowResult[] = [...refused]
    update({ ...atFirst, phase: 'checking', total: rows.length, done: refused.length })
    const through = await run(
      batchesOf(rows.filter(({ line }) => !lines.has(line))),
      async (batch, signal) => {
        const { data } = await client.query({
          query: PreviewImport_query,
          variables: { input: inputOf(columns, batch) },
          fetchPolicy: 'no-cache',
          context: { fetchOptions: { signal } },
        })
        data?.importPreview.forEach((found, index) => {
          const row = batch[index]
          if (row) results.push({ row, ...found })
        })
      },
    )
    results.sort((one, other) => one.row.line - other.row.line)
    update(through ? { phase: 'checked', results } : { phase: 'mapping' })
  }

  /** @param from where to resume: how many of the rows are processed */
  const importRows = async (from: number) => {
    const { columns } = mapRows(file, settings)
    const rows = state.results
      .filter((result) => isImported(result, state.suggestionsFor))
      .map(({ row }) => row)
    update({ phase: 'importing', total: rows.length, done: from, stopped: null })
    const through = await run(batchesOf(rows.slice(from)), async (batch) => {
      const send = () =>
        client.mutate({
          mutation: ImportProducts_mutation,
          variables: { input: { ...inputOf(columns, batch), suggestionsFor: state.suggestionsFor } },
          fetchPolicy: 'no-cache',
        })
      const first = (await send()).data?.importProducts
      // A product was changed concurrently: the row still applies to the current version.
      const outdated = first?.userErrors.some(({ code }) => code === 'CONFLICT')
      const [refusal] = (outdated ? (await send()).data?.importProducts : first)?.userErrors ?? []
      if (refusal) throw new Refusal(t`${{ reason: refusal.message }} Check the file again.`)
    })
    if (through) update({ phase: 'done' })
  }

  return {
    state,
    check: () => void check(),
    begin: () => void importRows(0),
    goOn: () => void importRows(state.done),
    takeSuggestions: (suggestionsFor: string[]) => update({ suggestionsFor }),
    stop: () => running.current?.abort(),
    backToMapping: () => setState(atFirst),
  }
}

export type Import = ReturnType<typeof useImport>

/** The server's message on why a batch can't be imported. */
class Refusal extends Error {}

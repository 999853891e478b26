import { useApolloClient } from '@apollo/client/react'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { graphql } from '../../../__generated__/index.ts'
import { failureMessage } from '../../../language/failure-message.ts'
import type { CsvFile } from './csv.ts'
import { type ImportSettings, rememberSettings } from './import-columns.ts'
import { type FileRow, batchesOf, patiently, refusedHere, type RowResult, takenOver } from './import-rows.ts'

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
        ...UserErrors @unmask
      }
    }
  }
`)

export interface ImportState {
  phase: 'mapping' | 'checking' | 'checked' | 'importing' | 'done'
  /** Rows that are through, of all rows of this phase. */
  done: number
  total: number
  /** Seconds that the shop asked to wait; 0 while it goes on. */
  waiting: number
  /** Why it stands still before its end; null while it doesn't. */
  stopped: string | null
  /** What the check found, in the order of the file. */
  results: RowResult[]
}

const atFirst: ImportState = {
  phase: 'mapping',
  done: 0,
  total: 0,
  waiting: 0,
  stopped: null,
  results: [],
}

const stoppedByUser = 'Stopped. What was imported so far stays.'

/** Checks a file row by row, then imports it, part by part; either can be stopped and goes on where it stopped. */
export function useImport(file: CsvFile, settings: ImportSettings) {
  const client = useApolloClient()
  const { i18n } = useLingui()
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
      .filter(([column, value]) => value.trim() !== '' && !columns.includes(column))
      .map(([column, value]) => ({ column, value })),
  })

  /** Sends the parts one after the other; what is through stays so when it is stopped or fails. */
  const run = async (
    batches: FileRow[][],
    send: (batch: FileRow[], signal: AbortSignal) => Promise<void>,
  ) => {
    const controller = new AbortController()
    running.current = controller
    try {
      for (const batch of batches) {
        controller.signal.throwIfAborted()
        await patiently(
          () => send(batch, controller.signal),
          controller.signal,
          (waiting) => update({ waiting }),
        )
        setState((before) => ({ ...before, done: before.done + batch.length }))
      }
      return true
    } catch (error) {
      const stopped = controller.signal.aborted ? stoppedByUser : failureMessage(i18n, error)
      update({ waiting: 0, stopped: error instanceof Refusal ? error.message : stopped })
      return false
    } finally {
      running.current = null
    }
  }

  const check = async () => {
    rememberSettings(file.header, settings)
    const { columns, rows } = takenOver(file, settings)
    const refused = refusedHere(columns, rows)
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

  /** @param from where to go on: how many of the rows are through */
  const importRows = async (from: number) => {
    const { columns } = takenOver(file, settings)
    const rows = state.results
      .filter(({ outcome }) => outcome === 'NEW' || outcome === 'CHANGED')
      .map(({ row }) => row)
    update({ phase: 'importing', total: rows.length, done: from, stopped: null })
    const through = await run(batchesOf(rows.slice(from)), async (batch) => {
      const send = () =>
        client.mutate({
          mutation: ImportProducts_mutation,
          variables: { input: inputOf(columns, batch) },
          fetchPolicy: 'no-cache',
        })
      const first = (await send()).data?.importProducts
      // Somebody changed one of them in the same moment: what she has in mind holds for it as it is now.
      const outdated = first?.userErrors.some(({ code }) => code === 'CONFLICT')
      const [refusal] = (outdated ? (await send()).data?.importProducts : first)?.userErrors ?? []
      if (refusal) throw new Refusal(`${refusal.message} Check the file again.`)
    })
    if (through) update({ phase: 'done' })
  }

  return {
    state,
    check: () => void check(),
    begin: () => void importRows(0),
    goOn: () => void importRows(state.done),
    stop: () => running.current?.abort(),
    backToMapping: () => setState(atFirst),
  }
}

export type Import = ReturnType<typeof useImport>

/** The shop's own words on why a part can't be imported. */
class Refusal extends Error {}

import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useId, useState } from 'react'

interface Sheet {
  rows: number
  columns: number
  /** Whether the cells are inputs, in which the arrows move the cursor, too; otherwise they are buttons. */
  hasInputs?: boolean
  textOf: (row: number, column: number) => string
  /** Changes these cells together. */
  fill: (cells: readonly FilledCell[]) => void
}

interface Cell {
  row: number
  column: number
}

export interface FilledCell extends Cell {
  text: string
}

/** What was pasted last: how many cells were filled, and how many of the block had no cell. */
export interface Pasted {
  filled: number
  outside: number
}

const steps: Record<string, Cell> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
}

/**
 * Lets the inputs or buttons of a table be used as the cells of a spreadsheet: arrows and Enter go from one to the next, a range is marked by
 * dragging or with Shift, copied as tab-separated text and emptied by Delete, and such a text fills the cells from where it is pasted.
 */
export function useSheet({ rows, columns, hasInputs = true, textOf, fill }: Sheet) {
  const id = useId()
  const [range, setRange] = useState<{ from: Cell; to: Cell } | null>(null)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const idOf = ({ row, column }: Cell) => `${id}-${row}-${column}`
  const exists = ({ row, column }: Cell) => row >= 0 && row < rows && column >= 0 && column < columns
  const [top, bottom] = range ? sorted(range.from.row, range.to.row) : [0, -1]
  const [first, last] = range ? sorted(range.from.column, range.to.column) : [0, -1]
  const marked = Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: last - first + 1 }, (__, column) => ({ row: top + row, column: first + column })),
  ) satisfies Cell[][]
  const isRange = marked.flat().length > 1
  const extendTo = (to: Cell) => exists(to) && setRange((before) => ({ from: before?.from ?? to, to }))

  const handleKey = (event: KeyboardEvent, cell: Cell) => {
    const step = steps[event.key === 'Enter' ? 'ArrowDown' : event.key]
    if (event.key === 'Delete' && (isRange || !hasInputs)) {
      event.preventDefault()
      fill(marked.flat().map((each) => ({ ...each, text: '' })))
    } else if (step && event.shiftKey && event.key !== 'Enter') {
      event.preventDefault()
      extendTo(moved(range?.to ?? cell, step))
    } else if (step && (step.row !== 0 || !hasInputs)) {
      event.preventDefault()
      const next = moved(cell, step)
      if (!exists(next)) return
      setRange({ from: next, to: next })
      document.getElementById(idOf(next))?.focus()
    }
  }
  const paste = (event: ClipboardEvent, cell: Cell) => {
    const text = event.clipboardData.getData('text/plain').replace(/\r?\n$/, '')
    if (hasInputs && !/[\t\r\n]/.test(text)) return
    event.preventDefault()
    const block = text
      .split(/\r?\n/)
      .flatMap((line, row) =>
        line.split('\t').map((typed, column) => ({ ...moved(cell, { row, column }), text: typed.trim() })),
      )
    const cells = block.filter(exists)
    fill(cells)
    setRange({ from: cell, to: cells.at(-1)! })
    setPasted({ filled: cells.length, outside: block.length - cells.length })
  }

  return {
    pasted,
    isMarked: (row: number, column: number) =>
      isRange && row >= top && row <= bottom && column >= first && column <= last,
    /** Of the table. */
    onCopy: (event: ClipboardEvent) => {
      if (!range || (hasInputs && !isRange)) return
      event.preventDefault()
      const lines = marked.map((line) => line.map(({ row, column }) => textOf(row, column)).join('\t'))
      event.clipboardData.setData('text/plain', lines.join('\n'))
    },
    cellProps: (row: number, column: number) => {
      const cell = { row, column }
      return {
        id: idOf(cell),
        onFocus: () => setRange((before) => (before && isRange ? before : { from: cell, to: cell })),
        onPointerDown: (event: PointerEvent) => {
          if (event.shiftKey) event.preventDefault()
          setRange((before) => ({ from: event.shiftKey && before ? before.from : cell, to: cell }))
        },
        onPointerEnter: (event: PointerEvent) => {
          if (event.buttons === 1) extendTo(cell)
        },
        onKeyDown: (event: KeyboardEvent) => handleKey(event, cell),
        onPaste: (event: ClipboardEvent) => paste(event, cell),
      }
    },
  }
}

const sorted = (one: number, other: number): [number, number] => (one <= other ? [one, other] : [other, one])

const moved = (cell: Cell, by: Cell): Cell => ({ row: cell.row + by.row, column: cell.column + by.column })

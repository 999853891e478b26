import { useState } from 'react'

/** The height of a sheet in px, by which a roll of paper is cut, and the ref that measures it. */
export function useSheetHeight() {
  const [height, setHeight] = useState(0)
  const measure = (sheet: HTMLDivElement | null) => {
    if (!sheet) return
    const observer = new ResizeObserver(() => setHeight(sheet.offsetHeight))
    observer.observe(sheet)
    return () => observer.disconnect()
  }
  return { height, measure }
}

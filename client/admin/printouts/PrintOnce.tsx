import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { printedVisits } from './paper.ts'

/** Prints when all that is beside it is shown. A reload, and going back, don't print again. */
export function PrintOnce() {
  const { key } = useLocation()
  useEffect(() => {
    let isShown = true
    void document.fonts.ready.then(() => {
      const printed = printedVisits.read()
      if (!isShown || printed.includes(key)) return
      printedVisits.write([...printed, key])
      print()
    })
    return () => {
      isShown = false
    }
  }, [key])
  return null
}

import { useEffect, useState } from 'react'
import { canStore } from './counter-database.ts'
import { listWrites, onWritesChange, type QueuedWrite } from './writes.ts'

/** The queue of the account that is signed in, as it is now; null until it is read. */
export function useWrites(): QueuedWrite[] | null {
  const [writes, setWrites] = useState<QueuedWrite[] | null>(null)
  useEffect(() => {
    let isOpen = true
    const read = async () => {
      const found = canStore() ? await listWrites().catch(() => []) : []
      if (isOpen) setWrites(found)
    }
    void read()
    const stop = onWritesChange(() => void read())
    return () => {
      isOpen = false
      stop()
    }
  }, [])
  return writes
}

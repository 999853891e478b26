import { useEffect, useState } from 'react'
import { canStore } from './counter-database.ts'
import { listOthersWrites, listWrites, onWritesChange, type QueuedWrite } from './writes.ts'

/** The queue of the account that is signed in, as it is now; null until it is read. */
export const useWrites = (): QueuedWrite[] | null => useQueue(listWrites)

/** What others have made on this device and the shop doesn't have; null until it is read. */
export const useOthersWrites = () => useQueue(listOthersWrites)

function useQueue<Entry>(list: () => Promise<Entry[]>): Entry[] | null {
  const [writes, setWrites] = useState<Entry[] | null>(null)
  useEffect(() => {
    let isOpen = true
    const read = async () => {
      const found = canStore() ? await list().catch(() => []) : []
      if (isOpen) setWrites(found)
    }
    void read()
    const stop = onWritesChange(() => void read())
    return () => {
      isOpen = false
      stop()
    }
  }, [list])
  return writes
}

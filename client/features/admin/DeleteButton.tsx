import { Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { notify } from '../../ui/notify.ts'
import { Confirm } from './Confirm.tsx'

interface DeleteButtonProps {
  /** What is deleted: 'zone', 'offer'. */
  noun: string
  name: string
  /** What follows from it. */
  effect: string
  /** Resolves to whether it was deleted. */
  remove: () => Promise<boolean>
  /** The page that opens afterwards. */
  back: string
}

/** Deletes one entity after a confirmation, and returns to the list. */
export function DeleteButton({ noun, name, effect, remove, back }: DeleteButtonProps) {
  const { t } = useLingui()
  const [confirming, setConfirming] = useState(false)
  const navigate = useNavigate()
  const confirm = async () => {
    const deleted = await remove().catch(() => false)
    void notify(
      deleted
        ? { title: `${noun[0]!.toUpperCase()}${noun.slice(1)} deleted` }
        : { title: t`The ${noun} was not deleted. Please try again.`, type: 'error' },
    )
    if (deleted) void navigate(back)
  }
  return (
    <>
      <Button variant="outline" minH="11" onClick={() => setConfirming(true)}>
        <Trash2 />
        <Trans>Delete</Trans>
      </Button>
      <Confirm
        open={confirming}
        title={name}
        text={t`Delete this ${noun}? ${effect}`}
        confirm={t`Delete`}
        onConfirm={() => void confirm()}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}

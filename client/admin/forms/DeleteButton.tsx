import { Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { notify } from '../../ui/notify.ts'
import { Confirm } from './Confirm.tsx'

interface DeleteButtonProps {
  /** The name of what is deleted. */
  name: string
  /** Asks for the confirmation, and says what follows. */
  question: string
  /** Announces the deletion, or that it failed. */
  deleted: string
  notDeleted: string
  /** Resolves to whether it was deleted. */
  remove: () => Promise<boolean>
  /** The page that opens afterwards. */
  back: string
}

/** Deletes one entity after a confirmation, and returns to the list. */
export function DeleteButton({ name, question, deleted, notDeleted, remove, back }: DeleteButtonProps) {
  const { t } = useLingui()
  const [confirming, setConfirming] = useState(false)
  const navigate = useNavigate()
  const confirm = async () => {
    const isDeleted = await remove().catch(() => false)
    void notify(isDeleted ? { title: deleted } : { title: notDeleted, type: 'error' })
    if (isDeleted) void navigate(back)
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
        text={question}
        confirm={t`Delete`}
        onConfirm={() => void confirm()}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}

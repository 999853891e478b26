import { Button, chakra } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { Video } from 'lucide-react'
import { type ChangeEvent, useState } from 'react'
import type { SentLoop } from '../../app/images/upload-loop.ts'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import type { Payload } from '../../ui/use-submission.ts'

const loadLoopDialog = async () => (await import('./LoopDialog.tsx')).LoopDialog

interface AddLoopProps {
  /** Whether it takes the place of another. */
  isAgain?: boolean
  disabled?: boolean
  /** Keeps a loop that was sent. */
  onAdd: (loop: SentLoop) => Promise<Payload | null | undefined>
}

/** Films with the phone, or chooses a video, and makes a loop of it. */
export function AddLoop({ isAgain = false, disabled = false, onAdd }: AddLoopProps) {
  const [video, setVideo] = useState<File | null>(null)
  const { Component: LoopDialog, want } = useLazyComponent(loadLoopDialog, { ahead: false })
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (file && (await want())) setVideo(file)
  }
  return (
    <>
      <Button asChild variant="outline" minH="11" _focusWithin={{ focusRing: 'outside' }}>
        <chakra.label cursor="pointer">
          <Video aria-hidden />
          {isAgain ? <Trans>Film again</Trans> : <Trans>Add a loop</Trans>}
          <chakra.input
            type="file"
            accept="video/*"
            srOnly
            disabled={disabled}
            onChange={(event) => void choose(event)}
          />
        </chakra.label>
      </Button>
      {video && LoopDialog && <LoopDialog video={video} onUse={onAdd} onClose={() => setVideo(null)} />}
    </>
  )
}

import { Button, chakra, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { timeZone } from '../lib/shop-zone.ts'

interface VoiceNotePlayerProps {
  note: { id: string; seconds: number; recordedAt: string; recordedBy: string }
  /** Of the staff's or the tailor's session. */
  token: string | null
}

/** Plays a voice note, which is loaded with the session when it is wanted. */
export function VoiceNotePlayer({ note, token }: VoiceNotePlayerProps) {
  const { t, i18n } = useLingui()
  const [source, setSource] = useState<string | null>(null)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  useEffect(() => {
    if (source === null) return
    return () => URL.revokeObjectURL(source)
  }, [source])
  const load = async () => {
    setState('loading')
    try {
      const response = await fetch(`/voice-notes/${note.id}`, {
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      })
      if (!response.ok) throw new Error(`The voice note was answered with ${response.status}`)
      setSource(URL.createObjectURL(await response.blob()))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const { seconds, recordedBy } = note
  const moment = i18n.date(note.recordedAt, {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  const label = t`Voice note of ${moment} by ${recordedBy}`
  if (source !== null)
    return <chakra.audio controls autoPlay src={source} aria-label={label} width="full" maxW="md" />
  return (
    <>
      <Button
        variant="outline"
        minH="12"
        loading={state === 'loading'}
        aria-label={t`Play: ${label}`}
        onClick={() => void load()}
      >
        <Play aria-hidden />
        <Trans>
          {seconds} s, {moment}, {recordedBy}
        </Trans>
      </Button>
      {state === 'failed' && (
        <Text role="alert" color="fg.error">
          <Trans>The voice note could not be loaded. Check your connection and try again.</Trans>
        </Text>
      )}
    </>
  )
}

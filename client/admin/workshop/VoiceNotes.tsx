import { useMutation } from '@apollo/client/react'
import { Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Mic, Square, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatMoment } from '../../lib/shop-days.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { readSession } from '../../app/session/session.ts'
import { VoiceNotePlayer } from '../../tailor/VoiceNotePlayer.tsx'
import { Confirm } from '../forms/Confirm.tsx'
import { type AdminGarment, DeleteVoiceNote_mutation } from './garment-page-documents.ts'
import { RecordingRefused, uploadVoiceNote } from './upload-voice-note.ts'
import { MAX_SECONDS, type Recorded, useRecorder } from './use-recorder.ts'

interface VoiceNotesProps {
  garment: Pick<AdminGarment, 'id' | 'voiceNotes'>
  onRecorded: () => void
}

type Note = AdminGarment['voiceNotes'][number]

/** What was said about a garment: the tailor who sews it hears it, too. */
export const VoiceNotes = ({ garment: { id, voiceNotes }, onRecorded }: VoiceNotesProps) => {
  const { t } = useLingui()
  return (
    <Panel title={t`Voice notes`} gap="3">
      {voiceNotes.length > 0 && (
        <Stack as="ul" gap="2" listStyleType="none">
          {voiceNotes.map((note) => (
            <RecordedNote key={note.id} note={note} />
          ))}
        </Stack>
      )}
      <Recorder garmentId={id} onRecorded={onRecorded} />
    </Panel>
  )
}

function RecordedNote({ note }: { note: Note }) {
  const { t, i18n } = useLingui()
  const [confirming, setConfirming] = useState(false)
  const [deleteVoiceNote] = useMutation(DeleteVoiceNote_mutation)
  const { submit, loading, submitError } = useSubmission()
  const { token } = readSession()
  const about = t`the voice note of ${{ recordedAt: formatMoment(note.recordedAt, i18n) }}`
  const remove = () =>
    submit(
      async () =>
        (await deleteVoiceNote({ variables: { input: { voiceNoteId: note.id } } })).data?.deleteVoiceNote,
    )
  return (
    <Stack as="li" gap="1">
      <Flex gap="2" align="center" wrap="wrap">
        <VoiceNotePlayer note={note} token={token} />
        <Button
          variant="ghost"
          minH="12"
          loading={loading}
          aria-label={t`Delete ${about}`}
          onClick={() => setConfirming(true)}
        >
          <Trash2 aria-hidden />
        </Button>
      </Flex>
      <SubmitError>{submitError}</SubmitError>
      <Confirm
        open={confirming}
        title={t`Voice note`}
        text={t`Delete ${about} by ${{ recordedBy: note.recordedBy }}? It can’t be brought back.`}
        confirm={t`Delete`}
        onConfirm={() => {
          setConfirming(false)
          void remove()
        }}
        onClose={() => setConfirming(false)}
      />
    </Stack>
  )
}

/** What was recorded stays until it is stored: it can be sent again after a failure. */
function Recorder({ garmentId, onRecorded }: { garmentId: string; onRecorded: () => void }) {
  const { t } = useLingui()
  const [unsent, setUnsent] = useState<Recorded | null>(null)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (recorded: Recorded) => {
    setUnsent(recorded)
    setSending(true)
    setFailure(null)
    try {
      await uploadVoiceNote(garmentId, recorded)
      setUnsent(null)
      onRecorded()
    } catch (error) {
      setFailure(
        error instanceof RecordingRefused
          ? error.message || t`The voice note was not stored. Please try again.`
          : t`We could not reach the shop. Check your connection and send it again.`,
      )
    } finally {
      setSending(false)
    }
  }
  const { state, seconds, start, stop } = useRecorder((recorded) => void send(recorded))
  if (unsent)
    return (
      <>
        <SubmitError>{failure}</SubmitError>
        <HStack gap="2">
          <Button minH="12" loading={sending} loadingText={t`Storing`} onClick={() => void send(unsent)}>
            <Trans>Send it again</Trans>
          </Button>
          {!sending && (
            <Button minH="12" variant="ghost" onClick={() => setUnsent(null)}>
              <Trans>Throw it away</Trans>
            </Button>
          )}
        </HStack>
      </>
    )
  return (
    <Stack gap="2" align="start">
      {state === 'recording' ? (
        <Button minH="12" size="lg" colorPalette="red" onClick={stop}>
          <Square aria-hidden />
          <Trans>Stop and store</Trans>
        </Button>
      ) : (
        <Button
          minH="12"
          size="lg"
          variant="outline"
          loading={state === 'starting'}
          onClick={() => void start()}
        >
          <Mic aria-hidden />
          <Trans>Record a voice note</Trans>
        </Button>
      )}
      <Text role="status" color={state === 'refused' || state === 'unsupported' ? 'fg.error' : 'fg.muted'}>
        {state === 'recording'
          ? t`Recording: ${seconds} of at most ${MAX_SECONDS} seconds`
          : state === 'refused'
            ? t`The microphone is not allowed. Allow it for this page in the browser’s settings, then try again.`
            : state === 'unsupported'
              ? t`This browser can’t record here. Open the page over https in a current browser.`
              : ''}
      </Text>
    </Stack>
  )
}

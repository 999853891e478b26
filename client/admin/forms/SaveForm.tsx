import { Box, Button, chakra, HStack, Stack } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useRef } from 'react'
import { useFocusInvalid } from '../../ui/use-focus-invalid.ts'
import { LeaveConfirmation } from './LeaveConfirmation.tsx'
import { SessionEnded } from '../shell/SessionEnded.tsx'

interface SaveFormProps {
  /** The submit button's label. */
  submit: string
  loading: boolean
  /** Why the last attempt failed. */
  submitError: string | null
  /** What to say after a save; null before. */
  saved: string | null
  unsaved: boolean
  onSubmit: () => void
  onUndo: () => void
  children: ReactNode
}

/** A long form that stays open after a save: its buttons and the outcome are at the bottom of the screen. */
export function SaveForm(props: SaveFormProps) {
  const { submit, loading, submitError, saved, unsaved, onSubmit, onUndo, children } = props
  const element = useRef<HTMLFormElement>(null)
  const focusInvalid = useFocusInvalid(element, loading)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (loading) return
    focusInvalid()
    onSubmit()
  }
  return (
    <chakra.form ref={element} onSubmit={send} noValidate>
      <Stack gap="4">
        {children}
        <Box position="sticky" bottom="0" py="3" bg="bg" borderTopWidth="1px" zIndex="docked">
          <Box role="alert" color="fg.error" mb="2" _empty={{ display: 'none' }}>
            {submitError}
          </Box>
          <Box role="status" color="fg.success" mb="2" _empty={{ display: 'none' }}>
            {saved}
          </Box>
          <SessionEnded button={submit} />
          <HStack gap="2">
            <Button type="submit" loading={loading} loadingText={submit}>
              {submit}
            </Button>
            <Button variant="outline" onClick={onUndo}>
              <Trans>Undo my changes</Trans>
            </Button>
          </HStack>
        </Box>
      </Stack>
      <LeaveConfirmation unsaved={unsaved} />
    </chakra.form>
  )
}

import { Box, Button, HStack, Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, KeyRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { paths } from '../../../shared/paths.ts'
import { copyText } from '../../ui/copy-text.ts'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/TextField.tsx'
import { formatMinute } from '../../lib/shop-days.ts'
import { SubmitError } from '../../ui/Form.tsx'
import { useSubmission } from '../../ui/use-submission.ts'
import { useCustomerChanges } from './use-customer-changes.ts'

interface ResetLinkProps {
  customerId: string
  name: string
  /** 10 digits; null before the first order. */
  phone: string | null
}

interface Made {
  url: string
  expiresAt: string
}

/** A password reset link, to be sent to the customer by WhatsApp or another way. It is shown once. */
export function ResetLink({ customerId, name, phone }: ResetLinkProps) {
  const { t, i18n } = useLingui()
  const [made, setMade] = useState<Made | null>(null)
  const { loading, submitError, submit } = useSubmission()
  const { makeResetLink } = useCustomerChanges()
  const make = () =>
    submit(async () => {
      const payload = await makeResetLink(customerId)
      if (payload?.token && payload.expiresAt)
        setMade({
          url: new URL(paths.resetPassword(payload.token), location.origin).href,
          expiresAt: payload.expiresAt,
        })
      return payload
    })
  const field = useRef<HTMLInputElement>(null)
  const copy = async (url: string) => {
    if (await copyText(url)) return notify({ title: t`The link is copied.` })
    field.current?.select()
    await notify({ title: t`The link is selected: copy it with Ctrl+C or ⌘C.`, type: 'info' })
  }
  const message = made && t`${name}, choose a new password here within 30 minutes: ${{ url: made.url }}`
  return (
    <Box>
      <Button
        variant="outline"
        loading={loading}
        loadingText={t`Make a password link`}
        onClick={() => void make()}
      >
        <KeyRound aria-hidden />
        <Trans>Make a password link</Trans>
      </Button>
      <SubmitError>{submitError}</SubmitError>
      <Box role="status" mt={made ? '3' : '0'}>
        {made && message && (
          <>
            <TextField
              label={t`Link for a new password`}
              readOnly
              ref={field}
              value={made.url}
              onFocus={({ target }) => target.select()}
              helper={t`Works once, until ${{ expiresAt: formatMinute(made.expiresAt, i18n) }}. It signs the customer out everywhere.`}
            />
            <HStack gap="2" mt="2" wrap="wrap">
              <Button variant="outline" onClick={() => void copy(made.url)}>
                <Copy aria-hidden />
                <Trans>Copy</Trans>
              </Button>
              <Link
                href={`https://wa.me/${phone ? `91${phone}` : ''}?text=${encodeURIComponent(message)}`}
                target="_blank"
                rel="noreferrer"
                minH="11"
                px="3"
                color="brand.fg"
              >
                <Trans>Send by WhatsApp</Trans>
              </Link>
            </HStack>
            {!phone && (
              <Text mt="1" color="fg.muted">
                <Trans>
                  The customer’s number isn’t known: WhatsApp asks whom to send it to. Make sure that it is
                  the right person.
                </Trans>
              </Text>
            )}
          </>
        )}
      </Box>
    </Box>
  )
}

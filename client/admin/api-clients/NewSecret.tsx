import { Box, Button, HStack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { copyText } from '../../ui/copy-text.ts'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/TextField.tsx'

interface NewSecretProps {
  label: string
  /** What it is for, and why it must be copied now. */
  helper: string
  secret: string
}

/** A key or a secret that was just made; it can't be shown again. */
export function NewSecret({ label, helper, secret }: NewSecretProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    if (await copyText(secret)) return notify({ title: t`It is copied.` })
    field.current?.select()
    await notify({ title: t`It is selected: copy it with Ctrl+C or ⌘C.`, type: 'info' })
  }
  return (
    <Box borderWidth="1px" borderColor="brand.solid" borderRadius="l2" p="4">
      <TextField
        label={label}
        readOnly
        ref={field}
        value={secret}
        fontFamily="mono"
        onFocus={({ target }) => target.select()}
        helper={helper}
      />
      <HStack mt="2">
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden />
          <Trans>Copy</Trans>
        </Button>
      </HStack>
    </Box>
  )
}

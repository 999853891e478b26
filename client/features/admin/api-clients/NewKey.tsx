import { Box, Button, HStack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { copyText } from '../../../ui/copy-text.ts'
import { notify } from '../../../ui/notify.ts'
import { TextField } from '../../../ui/TextField.tsx'

/** A key that was just made; it can't be shown again. */
export function NewKey({ name, apiKey }: { name: string; apiKey: string }) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    if (await copyText(apiKey)) return notify({ title: t`The key is copied.` })
    field.current?.select()
    await notify({ title: t`The key is selected: copy it with Ctrl+C or ⌘C.`, type: 'info' })
  }
  return (
    <Box borderWidth="1px" borderColor="brand.solid" borderRadius="l2" p="4">
      <TextField
        label={t`The new key of ${name}`}
        readOnly
        ref={field}
        value={apiKey}
        fontFamily="mono"
        onFocus={({ target }) => target.select()}
        helper={t`Copy it now: it is shown only this once. Whoever has it can do what you allow this program.`}
      />
      <HStack mt="2">
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden />
          <Trans>Copy the key</Trans>
        </Button>
      </HStack>
    </Box>
  )
}

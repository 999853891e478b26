import { Box } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { TextField } from '../../../ui/TextField.tsx'

/** A secret that was just made; it can't be shown again. */
export function NewSecret({ url, secret }: { url: string; secret: string }) {
  const { t } = useLingui()
  return (
    <Box borderWidth="1px" borderColor="brand.solid" borderRadius="l2" p="4">
      <TextField
        label={t`The secret of ${url}`}
        readOnly
        value={secret}
        fontFamily="mono"
        onFocus={({ target }) => target.select()}
        helper={t`Copy it now: it is shown only this once. The receiver needs it to recognize the shop.`}
      />
    </Box>
  )
}

import { Box, Button, Heading, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { preview } from '../../lib/preview.ts'

const previewLength = 150

export function ProductDescription({ description }: { description: string }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const id = useId()
  const cut = preview(description, previewLength)
  return (
    <Box as="section" aria-labelledby={`${id}-title`}>
      <Heading as="h2" id={`${id}-title`} size="xl" mb="1">
        <Trans>Description</Trans>
      </Heading>
      <Text id={id} whiteSpace="pre-line" maxW="prose">
        {open || cut === null ? description : cut}
      </Text>
      {cut !== null && (
        <Button
          variant="plain"
          px="0"
          textDecoration="underline"
          textUnderlineOffset="3px"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t`Read Less` : t`Read More`}
        </Button>
      )}
    </Box>
  )
}

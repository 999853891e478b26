import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { TextField } from '../../ui/TextField.tsx'
import type { Errors } from './settings-values.ts'

interface SocialLinksFieldsProps {
  links: { name: string; url: string }[]
  errors: Errors
  change: (links: { name: string; url: string }[]) => void
}

const most = 8

/** The shop's social media profiles, which the footer links to. */
export function SocialLinksFields({ links, errors, change }: SocialLinksFieldsProps) {
  const { t } = useLingui()
  const changeOne = (at: number, some: Partial<{ name: string; url: string }>) =>
    change(links.map((link, index) => (index === at ? { ...link, ...some } : link)))
  return (
    <Stack gap="3" mt="4" role="group" aria-label={t`Social links`}>
      <Text textStyle="label">
        <Trans>Social links</Trans>
      </Text>
      {links.map(({ name, url }, index) => (
        <Flex key={index} gap="3" align="start" wrap="wrap">
          <Box width={{ base: 'full', md: '44' }}>
            <TextField
              label={t`Name of link ${{ number: index + 1 }}`}
              value={name}
              placeholder="Instagram"
              error={errors[`socialLinks.${index}.name`]}
              onChange={({ target }) => changeOne(index, { name: target.value })}
            />
          </Box>
          <Box flex="1" minW="56">
            <TextField
              label={t`Address of link ${{ number: index + 1 }}`}
              type="url"
              value={url}
              placeholder="https://"
              error={errors[`socialLinks.${index}.url`]}
              onChange={({ target }) => changeOne(index, { url: target.value })}
            />
          </Box>
          <Button
            variant="ghost"
            mt="6"
            aria-label={t`Remove link ${{ number: index + 1 }}`}
            onClick={() => change(links.filter((_, at) => at !== index))}
          >
            <Trash2 aria-hidden />
          </Button>
        </Flex>
      ))}
      {links.length < most && (
        <Button
          variant="outline"
          alignSelf="flex-start"
          onClick={() => change([...links, { name: '', url: '' }])}
        >
          <Plus aria-hidden />
          <Trans>Add a link</Trans>
        </Button>
      )}
    </Stack>
  )
}

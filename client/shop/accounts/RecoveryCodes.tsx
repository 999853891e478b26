import { Button, Code, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { copyText } from '../../ui/copy-text.ts'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { notify } from '../../ui/notify.ts'

interface RecoveryCodesProps {
  codes: string[]
  /** The codes are stored by the user, and need not be shown any longer. */
  onStored: () => void
}

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const { t } = useLingui()
  const copy = async () => {
    if (await copyText(codes.join('\n'))) return notify({ title: t`The codes are copied.` })
    await notify({ title: t`The codes could not be copied. Write them down.`, type: 'info' })
  }
  return (
    <>
      <FormMessage kind="success">{t`Two-factor authentication is on.`}</FormMessage>
      <Text>
        <Trans>
          Keep these recovery codes in a safe place, not on your phone. Each logs you in once, without the
          app. They are shown only now.
        </Trans>
      </Text>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2 }} gap="2">
        {codes.map((code) => (
          <li key={code}>
            <Code size="lg">{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <Flex gap="3" wrap="wrap">
        <Button variant="outline" onClick={() => void copy()}>
          <Trans>Copy the codes</Trans>
        </Button>
        <Button onClick={onStored}>
          <Trans>I have stored them</Trans>
        </Button>
      </Flex>
    </>
  )
}

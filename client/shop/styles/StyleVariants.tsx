import { Box, Button, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { StyleShare_ShareFragment as Share } from '../../__generated__/graphql.ts'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { OrderVariant } from './OrderVariant.tsx'
import { SharedVariant, type Variant } from './SharedVariant.tsx'
import { useStyleVote } from './use-style-vote.ts'

interface StyleVariantsProps {
  share: Share
  /** The garment in one of its styles, in words. */
  wordsOf: (variant: Variant) => string
}

/** Several styles of a garment: whoever has the link chooses one of them, whoever asked sees the votes and orders one. */
export function StyleVariants({ share, wordsOf }: StyleVariantsProps) {
  const { t } = useLingui()
  const { token, viewerVariant, isOwner, createdAt, product } = share
  const { loading, submitError, cast } = useStyleVote(token)
  return (
    <Stack gap="4">
      {!isOwner && (
        <Box role="status">
          {viewerVariant == null ? (
            <Trans>Choose the one that you like best: one tap, without an account. You can change it.</Trans>
          ) : (
            <Trans>
              Thank you, your vote for style {viewerVariant} counts. Tap another one to change it.
            </Trans>
          )}
        </Box>
      )}
      {submitError && <FormMessage kind="error">{submitError}</FormMessage>}
      <SimpleGrid as="ol" listStyleType="none" columns={{ base: 1, md: 2 }} gap={{ base: '5', md: '6' }}>
        {share.variants.map((variant) => {
          const { number, votes } = variant
          const isChosen = viewerVariant === number
          return (
            <Stack
              as="li"
              key={number}
              gap="4"
              p="4"
              borderWidth="1px"
              borderRadius="l3"
              borderColor={isChosen ? 'border.emphasized' : 'border'}
            >
              <Heading as="h2" size="lg">
                <Trans>Style {number}</Trans>
              </Heading>
              <SharedVariant
                variant={variant}
                isOfDesign={product != null}
                words={wordsOf(variant)}
                asked={createdAt}
              />
              <Stack gap="2" mt="auto">
                <Text fontWeight="semibold">
                  <Plural value={votes} _0="No votes yet" one="# vote" other="# votes" />
                </Text>
                {isOwner ? (
                  <OrderVariant share={share} variant={number} label={t`Order style ${number}`} />
                ) : (
                  <Button
                    size="lg"
                    variant={isChosen ? 'solid' : 'outline'}
                    aria-pressed={isChosen}
                    disabled={loading}
                    onClick={() => cast({ variant: number })}
                  >
                    <Trans>Choose style {number}</Trans>
                  </Button>
                )}
              </Stack>
            </Stack>
          )
        })}
      </SimpleGrid>
    </Stack>
  )
}

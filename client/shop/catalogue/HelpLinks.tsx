import { Box, Flex, Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleQuestionMark } from 'lucide-react'
import { useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { HelpTopic } from '../../../shared/help-topics.ts'
import { paths } from '../../../shared/paths.ts'
import { helpQuestions } from '../../lib/help-topics.ts'

/** The answers to what a search asks about the shop. */
export function HelpLinks({ topics }: { topics: readonly HelpTopic[] }) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} mb={{ base: '4', md: '5' }} p="4" bg="bg.subtle" borderRadius="l3">
      <Text as="h2" id={id} textStyle="eyebrow" color="gold.fg" pb="1">
        <Trans>About the shop</Trans>
      </Text>
      <ul>
        {topics.map((topic) => (
          <Flex as="li" key={topic} listStyleType="none">
            <Link asChild minH="11" gap="3">
              <RouterLink to={paths.help(topic)}>
                <CircleQuestionMark aria-hidden size={18} />
                {i18n._(helpQuestions[topic])}
              </RouterLink>
            </Link>
          </Flex>
        ))}
      </ul>
    </Box>
  )
}

import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Plural, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import type { AdminActivityQuery } from '../../__generated__/graphql.ts'
import { formatMinute } from '../../lib/shop-days.ts'
import { actionLabel, fieldLabel, describeJson, isIdJson } from './change-labels.ts'
import { entityNames } from './entity-names.ts'
import { entryName } from './entry-names.ts'
import { recordedName } from './word-names.ts'

type Entry = AdminActivityQuery['auditLog']['edges'][number]['node']

/** The number of fields shown before the entry is expanded. */
const few = 3

/** One change: who, what, and each field before and after. */
export function ActivityEntry({ entry }: { entry: Entry }) {
  const { i18n } = useLingui()
  const { at, actorName, action, entity } = entry
  const changes = entry.changes.filter(
    ({ before, after, productBefore, productAfter }) =>
      productBefore || productAfter || !(isIdJson(before) || isIdJson(after)),
  )
  return (
    <Box
      as="li"
      p="3"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      css={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 6rem' }}
    >
      <Flex gap="2" wrap="wrap" align="center">
        <Badge>{i18n._(entityNames[entity])}</Badge>
        <Text>
          {actionLabel(i18n, action)} <b>{entryName(i18n, entry)}</b>
        </Text>
        <Text color="fg.muted" ms="auto">
          {recordedName(i18n, actorName)}, <time dateTime={at}>{formatMinute(at, i18n)}</time>
        </Text>
      </Flex>
      {changes.length <= few ? (
        <Changes changes={changes} />
      ) : (
        <chakra.details>
          <chakra.summary minH="11" py="2" cursor="pointer" color="brand.fg">
            <Plural value={changes.length} one="# field" other="# fields" />
          </chakra.summary>
          <Changes changes={changes} />
        </chakra.details>
      )}
    </Box>
  )
}

function Changes({ changes }: { changes: Entry['changes'] }) {
  const { t, i18n } = useLingui()
  return (
    <chakra.dl mt="1" display="grid" gridTemplateColumns="minmax(7rem, max-content) 1fr" columnGap="3">
      {changes.map(({ field, before, after, productBefore, productAfter }) => (
        <Box key={field} display="contents">
          <Box as="dt" color="fg.muted">
            {fieldLabel(i18n, field)}
          </Box>
          <Box as="dd" minW="0" overflowWrap="anywhere" whiteSpace="pre-wrap">
            {before != null && (
              <>
                <chakra.del color="fg.muted">
                  {productBefore?.productName ?? describeJson(i18n, field, before)}
                </chakra.del>
                <chakra.span display="inline-block" mx="2" verticalAlign="middle">
                  <ArrowRight size={14} aria-label={t`became`} />
                </chakra.span>
              </>
            )}
            <chakra.ins textDecoration="none">
              {productAfter?.productName ?? describeJson(i18n, field, after)}
            </chakra.ins>
          </Box>
        </Box>
      ))}
    </chakra.dl>
  )
}

import { useQuery } from '@apollo/client/react'
import {
  Badge,
  Box,
  Button,
  Flex,
  Heading,
  LinkBox,
  LinkOverlay,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
} from '@chakra-ui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import type { Category, StyleOptionForm_OptionFragment, StylePart } from '../../__generated__/graphql.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { styledGarments, styleParts } from '../../../shared/style-options/style-parts.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { listedRupees } from '../../lib/money.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useAddressChoice } from '../lists/use-address-choice.ts'
import { adminCategoryLabels } from '../products/enum-labels.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { useIsAllowed } from '../shell/use-access.ts'
import { UnreadPage } from '../shell/UnreadPage.tsx'
import { DownloadStyleBook } from './DownloadStyleBook.tsx'
import { AdminStyleBook_query } from './style-book-documents.ts'
import { stylePartLabels } from '../../lib/style-part-labels.ts'
import { StyleDrawing } from '../../ui/StyleDrawing.tsx'

type Option = StyleOptionForm_OptionFragment

/** How the parts of garments can be sewn, with prices and days: what shoppers and staff choose from. */
export function AdminStyleBookPage() {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(AdminStyleBook_query, { fetchPolicy: 'cache-and-network' })
  const mayImport = useIsAllowed('CHANGE_PRICES')
  const { chosen, choose } = useAddressChoice(['garment', 'part'])
  if (!data)
    return error ? (
      <UnreadPage title={t`The style book could not be read`} retry={refetch} />
    ) : (
      <Stack gap="4" role="status" aria-label={t`Loading the style book`}>
        <Skeleton height="9" width="60" />
        <Skeleton height="72" borderRadius="l3" />
      </Stack>
    )
  const listed = data.styleOptions.filter(
    ({ garments, part }) =>
      (!chosen.garment || garments.includes(chosen.garment as Category)) &&
      (!chosen.part || part === chosen.part),
  )
  const parts = styleParts.filter((part) => listed.some((option) => option.part === part))
  return (
    <>
      <AdminHeading title={t`Style book`} beside={<Badge size="lg">{listed.length}</Badge>}>
        <DownloadStyleBook />
        {mayImport && (
          <Button asChild variant="outline" size="md" minH="11">
            <RouterLink to={adminPaths.styleImport()}>
              <Trans>Import</Trans>
            </RouterLink>
          </Button>
        )}
        <Button asChild size="md" minH="11">
          <RouterLink to={adminPaths.newStyleOption(chosen.part)}>
            <Plus />
            <Trans>Add an option</Trans>
          </RouterLink>
        </Button>
      </AdminHeading>
      <Stack gap="6">
        <Text color="fg.muted" maxW="prose">
          <Trans>
            What shoppers and the counter choose for each part of a garment. Prices are added to the
            garment’s. Orders keep what was chosen, as it was.
          </Trans>
        </Text>
        <Flex gap="3" wrap="wrap">
          <SelectField
            label={t`Garment`}
            value={chosen.garment}
            onChange={({ target }) => choose('garment', target.value)}
          >
            <option value="">{t`All garments`}</option>
            {styledGarments.map((garment) => (
              <option key={garment} value={garment}>
                {i18n._(adminCategoryLabels[garment])}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t`Part`}
            value={chosen.part}
            onChange={({ target }) => choose('part', target.value)}
          >
            <option value="">{t`All parts`}</option>
            {styleParts.map((part) => (
              <option key={part} value={part}>
                {i18n._(stylePartLabels[part])}
              </option>
            ))}
          </SelectField>
        </Flex>
        {parts.length === 0 && (
          <EmptyState
            title={t`There are no such options`}
            text={t`Choose another garment or part, or add an option.`}
          >
            <Button asChild variant="outline">
              <RouterLink to={adminPaths.styleBook()}>
                <Trans>Show all</Trans>
              </RouterLink>
            </Button>
          </EmptyState>
        )}
        {parts.map((part) => (
          <PartOptions key={part} part={part} options={listed.filter((option) => option.part === part)} />
        ))}
      </Stack>
    </>
  )
}

function PartOptions({ part, options }: { part: StylePart; options: Option[] }) {
  const { i18n } = useLingui()
  const label = i18n._(stylePartLabels[part])
  return (
    <Box as="section" aria-label={label}>
      <Heading as="h2" textStyle="lg" mb="3">
        {label}
      </Heading>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, sm: 2, lg: 3, '2xl': 4 }} gap="3">
        {options.map((option) => (
          <OptionCard key={option.id} option={option} />
        ))}
      </SimpleGrid>
    </Box>
  )
}

function OptionCard({ option }: { option: Option }) {
  const { i18n } = useLingui()
  const { id, price, extraDays, isActive, garments } = option
  const title = localizedName(i18n, option)
  const names = [{ locale: 'EN', name: option.name }, ...option.translations]
  return (
    <LinkBox
      as="li"
      display="flex"
      gap="3"
      p="3"
      borderWidth="1px"
      borderRadius="l3"
      _focusWithin={{ borderColor: 'brand.fg' }}
    >
      <StyleDrawing option={option} />
      <Stack gap="0.5" minW="0">
        <LinkOverlay asChild fontWeight="semibold">
          <RouterLink to={adminPaths.styleOption(id)}>{title}</RouterLink>
        </LinkOverlay>
        {names
          .filter(({ name }) => name !== title)
          .map(({ locale, name }) => (
            <Text key={locale} lang={locale.toLowerCase()}>
              {name}
            </Text>
          ))}
        <Text>
          {price === 0 ? <Trans>Included</Trans> : <Trans>+ {{ price: listedRupees(price) }}</Trans>}
          {extraDays > 0 && (
            <>
              {' · '}
              <Plural value={extraDays} one="# day more" other="# days more" />
            </>
          )}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {garments.map((garment) => i18n._(adminCategoryLabels[garment])).join(', ')}
        </Text>
        {!isActive && (
          <Badge alignSelf="start">
            <Trans>Switched off</Trans>
          </Badge>
        )}
      </Stack>
    </LinkBox>
  )
}

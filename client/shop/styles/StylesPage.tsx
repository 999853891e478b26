import { useQuery } from '@apollo/client/react'
import { Box, Container, Grid, Heading, LinkBox, LinkOverlay, Skeleton, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { load, pageLoader, useLoadFailure } from '../../app/page-loader.ts'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { localizedName } from '../../lib/localized-name.ts'
import { stylePartLabels } from '../../lib/style-part-labels.ts'
import { PageIntro } from '../../ui/PageIntro.tsx'
import { styleCost } from '../orders/style/style-cost.ts'
import { type StyleOption, StyleOptions_query } from '../orders/style/style-options.ts'
import { StyleFigure } from './StyleFigure.tsx'
import { StylesFailure } from './StylesFailure.tsx'

export const loader = pageLoader(() => [load(StyleOptions_query)])

/** The style book: what a garment can be sewn with, by part. */
export function StylesPage() {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(StyleOptions_query)
  const loadFailure = useLoadFailure()
  const options = data?.styleOptions ?? []
  const parts = [...new Set(options.map(({ part }) => part))]
  return (
    <Container py={{ base: '10', md: '16' }}>
      <PageHead
        title={t`Style book: necks, backs and sleeves`}
        description={t`Blouse necks, backs, sleeves, lengths and trims that our Mumbai boutique sews, drawn, with what each adds to the price.`}
        path={paths.styles()}
      />
      <PageIntro title={t`Style book`}>
        <Trans>Every garment that we stitch for you can be sewn with these.</Trans>
      </PageIntro>
      {data === undefined ? (
        error || loadFailure ? (
          <StylesFailure onRetry={() => void refetch().catch(() => null)} />
        ) : (
          <Skeleton height="80vh" />
        )
      ) : parts.length === 0 ? (
        <Text textAlign="center">
          <Trans>There is nothing in it at the moment.</Trans>
        </Text>
      ) : (
        parts.map((part) => (
          <Box as="section" key={part} mb="10">
            <Heading as="h2" size="2xl" mb="4">
              {i18n._(stylePartLabels[part])}
            </Heading>
            <Grid
              as="ul"
              listStyleType="none"
              gap="3"
              templateColumns={{
                base: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
                md: 'repeat(auto-fill, minmax(9rem, 1fr))',
              }}
            >
              {options
                .filter((option) => option.part === part)
                .map((option) => (
                  <StyleEntry key={option.id} option={option} />
                ))}
            </Grid>
          </Box>
        ))
      )}
    </Container>
  )
}

function StyleEntry({ option }: { option: StyleOption }) {
  const { i18n } = useLingui()
  return (
    <LinkBox as="li" p="2" bg="bg.panel" borderWidth="1px" borderRadius="l2">
      <StyleFigure option={option} aspectRatio="square" mb="1" />
      <LinkOverlay asChild fontWeight="semibold" lineHeight="short" overflowWrap="anywhere">
        <RouterLink to={paths.style(option.id)}>{localizedName(i18n, option)}</RouterLink>
      </LinkOverlay>
      <Text color="fg.muted" fontSize="sm">
        {styleCost(i18n, option)}
      </Text>
    </LinkBox>
  )
}

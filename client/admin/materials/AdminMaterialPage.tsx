import { useQuery } from '@apollo/client/react'
import { Badge, Button, Grid, Link, Skeleton, Stack, Text } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { materialName, quantityText } from '../../lib/materials.ts'
import { formatMinute } from '../../lib/shop-days.ts'
import { Panel } from '../../ui/Panel.tsx'
import { listOf } from '../lists/admin-list.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { AdminList } from '../lists/AdminList.tsx'
import { isForbidden } from '../shell/is-forbidden.ts'
import { AdminMaterial_query, type Material } from './material-documents.ts'
import { kindNames, movementNames } from './material-labels.ts'
import { MaterialForm } from './MaterialForm.tsx'
import { BuyForm, CorrectForm } from './StockForm.tsx'
import { NotPermitted } from '../shell/NotPermitted.tsx'
import { useIsAllowed } from '../shell/use-access.ts'
import { UnreadPage } from '../shell/UnreadPage.tsx'

const allMaterials = (
  <Button asChild variant="ghost" minH="12">
    <RouterLink to={adminPaths.materials()}>
      <Trans>All materials</Trans>
    </RouterLink>
  </Button>
)

/** One material: its stock, what was bought and counted, and its movements. */
export function AdminMaterialPage() {
  const { t, i18n } = useLingui()
  const { materialId: id = '' } = useParams()
  const mayManage = useIsAllowed('MANAGE_MATERIALS')
  const [editing, setEditing] = useState(false)
  const result = useQuery(AdminMaterial_query, { variables: { id }, fetchPolicy: 'cache-and-network' })
  const { data, error, refetch } = result
  if (isForbidden(error)) return <NotPermitted page="materials" />
  if (error && !data) return <UnreadPage title={t`The material could not be read`} retry={refetch} />
  if (!data) return <Skeleton height="96" role="status" aria-label={t`Loading the material`} />
  const { material } = data
  if (!material) return <AdminHeading title={t`There is no such material`}>{allMaterials}</AdminHeading>
  const movements = listOf(result, () => material.movements)
  return (
    <>
      <AdminHeading
        title={materialName(material)}
        beside={
          <>
            {material.isLow && (
              <Badge colorPalette="red">
                <Trans>Low</Trans>
              </Badge>
            )}
            {material.isArchived && (
              <Badge>
                <Trans>Not used any more</Trans>
              </Badge>
            )}
          </>
        }
      >
        {mayManage && !editing && (
          <Button minH="12" variant="outline" onClick={() => setEditing(true)}>
            <Trans>Change</Trans>
          </Button>
        )}
        {allMaterials}
      </AdminHeading>
      <Stack gap="4">
        {editing && (
          <Panel title={t`Change the material`}>
            <MaterialForm
              material={material}
              onSaved={() => setEditing(false)}
              onClose={() => setEditing(false)}
            />
          </Panel>
        )}
        <Facts material={material} />
        {mayManage && (
          <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="4">
            <Panel title={t`Bought`}>
              <BuyForm material={material} />
            </Panel>
            <Panel title={t`Counted`}>
              <CorrectForm material={material} />
            </Panel>
          </Grid>
        )}
        <Panel title={t`History`}>
          <AdminList
            list={movements}
            empty={t`Nothing was bought or used yet.`}
            caption={t`Movements`}
            columns={[
              { header: t`What`, kind: 'name', cell: ({ kind }) => i18n._(movementNames[kind]) },
              {
                header: t`Quantity`,
                kind: 'figures',
                cell: ({ quantity }) =>
                  `${quantity < 0 ? '−' : '+'}${quantityText(Math.abs(quantity), material.unit, i18n)}`,
              },
              {
                header: t`For`,
                css: { overflowWrap: 'anywhere' },
                cell: ({ garmentCode, note }) =>
                  garmentCode ? (
                    <Link asChild minH="11">
                      <RouterLink to={adminPaths.garment(garmentCode)}>{garmentCode}</RouterLink>
                    </Link>
                  ) : (
                    (note ?? '–')
                  ),
              },
              {
                header: t`When`,
                css: { whiteSpace: 'nowrap' },
                cell: ({ recordedAt }) => formatMinute(recordedAt, i18n),
              },
              { header: t`By`, cell: ({ recordedBy }) => recordedBy },
            ]}
          />
        </Panel>
      </Stack>
    </>
  )
}

function Facts({ material: { kind, supplier, unit, stock, lowStockLimit, price } }: { material: Material }) {
  const { t, i18n } = useLingui()
  const quantity = quantityText(stock, unit, i18n)
  const facts = [
    i18n._(kindNames[kind]),
    supplier,
    price != null && priceText(price, unit, i18n),
    lowStockLimit != null && t`low at ${{ quantity: quantityText(lowStockLimit, unit, i18n) }}`,
  ].filter(Boolean)
  return (
    <div>
      <Text fontSize="3xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
        <Trans>
          {quantity}{' '}
          <Text as="span" fontSize="md" fontWeight="normal">
            in stock
          </Text>
        </Trans>
      </Text>
      <Text color="fg.muted">{facts.join(' · ')}</Text>
    </div>
  )
}

function priceText(price: number, unit: Material['unit'], i18n: I18n) {
  const amount = formatExactRupees(price)
  return i18n._(unit === 'METRE' ? msg`${amount} a metre` : msg`${amount} a piece`)
}

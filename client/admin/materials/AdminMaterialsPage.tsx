import { useQuery } from '@apollo/client/react'
import { Badge, Button, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { MaterialWhere } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { quantityText } from '../../lib/materials.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { listOf } from '../lists/admin-list.ts'
import { AdminListPage } from '../lists/AdminListPage.tsx'
import { isForbidden } from '../shell/is-forbidden.ts'
import { DownloadMaterials } from './DownloadMaterials.tsx'
import { AdminMaterials_query, type Material } from './material-documents.ts'
import { kindNames, materialKinds } from './material-labels.ts'
import { MaterialForm } from './MaterialForm.tsx'
import { NotPermitted } from '../shell/NotPermitted.tsx'
import { SearchBox } from '../lists/SearchBox.tsx'
import { useIsAllowed } from '../shell/use-access.ts'
import { useAddressChoice } from '../lists/use-address-choice.ts'
import { RowLink } from '../lists/RowLink.tsx'

/** What garments are made of, and how much of it is left. */
export function AdminMaterialsPage() {
  const { t, i18n } = useLingui()
  const { chosen, choose } = useAddressChoice(['search', 'kind', 'show'])
  const navigate = useNavigate()
  const mayManage = useIsAllowed('MANAGE_MATERIALS')
  const seesCosts = useIsAllowed('VIEW_COSTS')
  const [adding, setAdding] = useState(false)
  const where: MaterialWhere = {
    search: chosen.search || null,
    kind: materialKinds.find((kind) => kind === chosen.kind) ?? null,
    isLow: chosen.show === 'low' ? true : null,
    isArchived: chosen.show === 'archived',
  }
  const result = useQuery(AdminMaterials_query, {
    variables: { where },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  if (isForbidden(result.error)) return <NotPermitted page="materials" />
  const isFiltered = Object.values(chosen).some((value) => value !== '')
  return (
    <AdminListPage
      title={t`Materials`}
      list={listOf(result, (data) => data.materials)}
      empty={isFiltered ? t`No material is like this.` : t`No material is listed yet. Add the first one.`}
      actions={
        <>
          <DownloadMaterials where={where} />
          {mayManage && !adding && (
            <Button minH="12" onClick={() => setAdding(true)}>
              <Trans>Add a material</Trans>
            </Button>
          )}
        </>
      }
      intro={
        adding && (
          <Panel title={t`New material`}>
            <MaterialForm
              material={null}
              onSaved={(id) => void navigate(adminPaths.material(id))}
              onClose={() => setAdding(false)}
            />
          </Panel>
        )
      }
      filters={
        <>
          <SearchBox
            label={t`Search by name, colour or supplier`}
            value={chosen.search}
            onSearch={(text) => choose('search', text)}
          />
          <SelectField
            label={t`Kind`}
            minH="12"
            value={chosen.kind}
            onChange={({ target }) => choose('kind', target.value)}
          >
            <option value="">
              <Trans>All kinds</Trans>
            </option>
            {materialKinds.map((kind) => (
              <option key={kind} value={kind}>
                {i18n._(kindNames[kind])}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t`Show`}
            minH="12"
            value={chosen.show}
            onChange={({ target }) => choose('show', target.value)}
          >
            <option value="">
              <Trans>All in use</Trans>
            </option>
            <option value="low">
              <Trans>Running low</Trans>
            </option>
            <option value="archived">
              <Trans>Not used any more</Trans>
            </option>
          </SelectField>
        </>
      }
      caption={t`Materials`}
      columns={[
        {
          header: t`Material`,
          kind: 'name',
          cell: ({ id, name, color }) => (
            <>
              <RowLink to={adminPaths.material(id)}>{name}</RowLink>
              {color && (
                <Text as="span" fontWeight="normal" color="fg.muted">
                  {' '}
                  {color}
                </Text>
              )}
            </>
          ),
        },
        { header: t`Kind`, cell: ({ kind }) => i18n._(kindNames[kind]) },
        {
          header: t`In stock`,
          kind: 'figures',
          cell: ({ stock, unit, isLow }) => (
            <>
              <b>{quantityText(stock, unit, i18n)}</b>{' '}
              {isLow && (
                <Badge colorPalette="red">
                  <Trans>Low</Trans>
                </Badge>
              )}
            </>
          ),
        },
        {
          header: t`Low at`,
          css: { whiteSpace: 'nowrap' },
          cell: ({ lowStockLimit, unit }) =>
            lowStockLimit == null ? '–' : quantityText(lowStockLimit, unit, i18n),
        },
        ...(seesCosts
          ? [
              {
                header: t`Price`,
                cell: ({ price }: Material) => (price == null ? '–' : formatExactRupees(price)),
              },
            ]
          : []),
        { header: t`Supplier`, cell: ({ supplier }) => supplier ?? '–' },
      ]}
    />
  )
}

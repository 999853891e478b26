import { chakra, Link } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { MaterialUnit } from '../../__generated__/graphql.ts'
import { formatMinute } from '../../lib/shop-days.ts'
import { quantityText } from '../../lib/materials.ts'
import { AdminTable } from '../lists/AdminTable.tsx'
import type { Movement } from './material-documents.ts'
import { movementNames } from './material-labels.ts'

/** What came into the stock and what left it, the newest first. */
export const MovementsTable = ({
  movements,
  unit,
}: {
  movements: readonly Movement[]
  unit: MaterialUnit
}) => {
  const { t, i18n } = useLingui()
  return (
    <AdminTable caption={t`Movements`} columns={[t`What`, t`Quantity`, t`For`, t`When`, t`By`]}>
      {movements.map(({ id, kind, quantity, garmentCode, note, recordedAt, recordedBy }) => (
        <tr key={id}>
          <th scope="row">{i18n._(movementNames[kind])}</th>
          <chakra.td whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {quantity < 0 ? '−' : '+'}
            {quantityText(Math.abs(quantity), unit, i18n)}
          </chakra.td>
          <chakra.td overflowWrap="anywhere">
            {garmentCode ? (
              <Link asChild minH="11">
                <RouterLink to={adminPaths.garment(garmentCode)}>{garmentCode}</RouterLink>
              </Link>
            ) : (
              (note ?? '–')
            )}
          </chakra.td>
          <chakra.td whiteSpace="nowrap">{formatMinute(recordedAt, i18n)}</chakra.td>
          <td>{recordedBy}</td>
        </tr>
      ))}
    </AdminTable>
  )
}

import { chakra, Link } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../../shared/admin-paths.ts'
import { formatQuantity } from '../../../../shared/materials/quantities.ts'
import type { MaterialUnit } from '../../../__generated__/graphql.ts'
import { formatMinute } from '../../../lib/shop-days.ts'
import { AdminTable } from '../AdminTable.tsx'
import type { Movement } from './material-documents.ts'
import { movementNames } from './material-labels.ts'

/** What came into the stock and what left it, the newest first. */
export const MovementsTable = ({
  movements,
  unit,
}: {
  movements: readonly Movement[]
  unit: MaterialUnit
}) => (
  <AdminTable caption="Movements" columns={['What', 'Quantity', 'For', 'When', 'By']}>
    {movements.map(({ id, kind, quantity, garmentCode, note, recordedAt, recordedBy }) => (
      <tr key={id}>
        <th scope="row">{movementNames[kind]}</th>
        <chakra.td whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {quantity < 0 ? '−' : '+'}
          {formatQuantity(Math.abs(quantity), unit)}
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
        <chakra.td whiteSpace="nowrap">{formatMinute(recordedAt)}</chakra.td>
        <td>{recordedBy}</td>
      </tr>
    ))}
  </AdminTable>
)

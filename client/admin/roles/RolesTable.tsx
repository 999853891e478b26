import { Box, chakra, type SystemStyleObject, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import { useLingui as useMacro } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { inputStyle } from '../../ui/input-style.ts'
import type { useSheet } from '../forms/use-sheet.ts'
import { permissionGroups, permissionNames, permissionsInRows } from './permission-names.ts'
import type { Tick } from './role-ticks.ts'

/** A column. */
export interface TypedRole {
  id: string
  /** As typed. */
  name: string
  errors: readonly string[]
  isNameInvalid: boolean
}

interface RolesTableProps {
  roles: readonly TypedRole[]
  sheet: ReturnType<typeof useSheet>
  tickOf: (row: number, column: number) => Tick
  onTick: (row: number, column: number, tick: boolean) => void
  onName: (column: number, name: string) => void
  /** Below a role's column. */
  footOf: (column: number) => ReactNode
}

const fixed: SystemStyleObject = { position: 'sticky', insetInlineStart: '0', zIndex: '1', bg: 'bg.panel' }

/** A row for each permission, a column for each role. The permissions stay in sight while the roles scroll sideways. */
export function RolesTable({ roles, sheet, tickOf, onTick, onName, footOf }: RolesTableProps) {
  const { i18n } = useLingui()
  const { t } = useMacro()
  const id = useId()
  const wrong = roles.filter(({ errors }) => errors.length > 0)
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      overflowX="auto"
      // A cell that gets the focus isn't hidden by the permissions.
      css={{ scrollPaddingInlineStart: '10rem' }}
      width="fit-content"
      maxW="full"
    >
      <chakra.table
        aria-label={t`Roles`}
        onCopy={sheet.onCopy}
        css={{
          borderCollapse: 'separate',
          borderSpacing: '0',
          '& :is(th, td)': { p: '0', borderBottomWidth: '1px', borderInlineEndWidth: '1px' },
          '& th': { textAlign: 'start', fontWeight: 'normal' },
          '& th:first-of-type': {
            px: '3',
            width: { base: '10rem', md: '20rem' },
            minWidth: '10rem',
            ...fixed,
          },
          '& tbody td': { minWidth: { base: '6.5rem', md: '7.5rem' }, height: '11' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t`May`}</th>
            {roles.map(({ id: roleId, name, isNameInvalid }, column) => (
              <th key={roleId} scope="col">
                <chakra.input
                  css={{
                    ...inputStyle,
                    px: '2',
                    borderWidth: '0',
                    borderRadius: '0',
                    fontWeight: 'semibold',
                  }}
                  outline={isNameInvalid ? '2px solid {colors.border.error}' : undefined}
                  outlineOffset="-2px"
                  aria-label={t`Name of the role ${column + 1}`}
                  aria-invalid={isNameInvalid || undefined}
                  aria-describedby={isNameInvalid ? `${id}-${roleId}` : undefined}
                  autoComplete="off"
                  maxLength={60}
                  value={name}
                  onChange={({ currentTarget }) => onName(column, currentTarget.value)}
                />
              </th>
            ))}
          </tr>
          {wrong.length > 0 && (
            <tr>
              <td colSpan={roles.length + 1}>
                {wrong.map(({ id: roleId, name, errors }) => (
                  <Box key={roleId} id={`${id}-${roleId}`} px="3" py="1" color="fg.error">
                    {name}: {errors.join(' ')}
                  </Box>
                ))}
              </td>
            </tr>
          )}
        </thead>
        {permissionGroups.map(({ title, permissions }) => (
          <tbody key={title.id}>
            <tr>
              <chakra.th scope="rowgroup" bg="bg.subtle!">
                <Text as="span" fontWeight="semibold" textStyle="sm">
                  {i18n._(title)}
                </Text>
              </chakra.th>
              <chakra.td colSpan={roles.length} bg="bg.subtle" />
            </tr>
            {permissions.map((permission) => {
              const row = permissionsInRows.indexOf(permission)
              const label = i18n._(permissionNames[permission])
              return (
                <tr key={permission}>
                  <th scope="row">{label}</th>
                  {roles.map(({ id: roleId, name }, column) => {
                    const tick = tickOf(row, column)
                    const isUnreadable = typeof tick === 'string'
                    return (
                      <td key={roleId}>
                        <chakra.button
                          type="button"
                          role="checkbox"
                          aria-checked={tick === true}
                          aria-invalid={isUnreadable || undefined}
                          aria-label={`${name}: ${label}`}
                          {...sheet.cellProps(row, column)}
                          display="grid"
                          placeItems="center"
                          width="full"
                          height="full"
                          minH="11"
                          px="1"
                          cursor="pointer"
                          overflowWrap="anywhere"
                          bg={sheet.isMarked(row, column) ? 'brand.subtle' : undefined}
                          color={isUnreadable ? 'fg.error' : 'brand.fg'}
                          outline={isUnreadable ? '2px solid {colors.border.error}' : undefined}
                          outlineOffset="-2px"
                          focusVisibleRing="inside"
                          onClick={() => onTick(row, column, tick !== true)}
                        >
                          {tick === true ? <Check aria-hidden size={20} strokeWidth={3} /> : tick}
                        </chakra.button>
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{t`Who has it`}</th>
            {roles.map(({ id: roleId }, column) => (
              <chakra.td key={roleId} px="2!" py="1!" verticalAlign="top">
                {footOf(column)}
              </chakra.td>
            ))}
          </tr>
        </tfoot>
      </chakra.table>
    </Box>
  )
}

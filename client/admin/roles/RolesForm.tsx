import { useMutation } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { RolesForm_RoleFragment } from '../../__generated__/graphql.ts'
import { toNumber } from '../../lib/to-number.ts'
import { Form } from '../../ui/Form.tsx'
import { notify } from '../../ui/notify.ts'
import { useSubmission } from '../../ui/use-submission.ts'
import { LeaveConfirmation } from '../forms/LeaveConfirmation.tsx'
import { PastedCells } from '../forms/PastedCells.tsx'
import { useSheet } from '../forms/use-sheet.ts'
import { permissionsInRows } from './permission-names.ts'
import { SaveStaffRoles_mutation } from './role-documents.ts'
import { readTick, type Tick } from './role-ticks.ts'
import { RoleFoot } from './RoleFoot.tsx'
import { RolesTable } from './RolesTable.tsx'

interface RolesFormProps {
  roles: readonly RolesForm_RoleFragment[]
  /** The roles are read again; what is typed stays. */
  onChanged: () => void
}

const keyOf = (roleId: string, row: number) => `${roleId} ${permissionsInRows[row]}`

/** What is refused of a role, by the names of the fields of `StaffRoleChangeInput`. */
type RoleErrors = Partial<Record<string, string>>

/** All roles as a sheet: a row for each permission, a column for each role. They are saved together, or none of them. */
export function RolesForm({ roles, onChanged }: RolesFormProps) {
  const { t } = useLingui()
  /** What differs from the saved roles, or did while it was typed. */
  const [ticks, setTicks] = useState<Record<string, Tick>>({})
  const [names, setNames] = useState<Record<string, string>>({})
  const [errors, setErrors] = useState<Record<string, RoleErrors>>({})
  const [saveRoles] = useMutation(SaveStaffRoles_mutation)
  const isSaved = ({ permissions }: RolesForm_RoleFragment, row: number, tick: Tick | undefined) =>
    tick === undefined || tick === permissions.includes(permissionsInRows[row]!)
  const changed = roles.filter(
    (role) =>
      (names[role.id] ?? role.name) !== role.name ||
      permissionsInRows.some((_, row) => !isSaved(role, row, ticks[keyOf(role.id, row)])),
  )
  const { loading, submitError, setSubmitError, submit } = useSubmission(
    changed.flatMap((_, row) => ['id', 'version', 'name'].map((field) => `staffRoles.${row}.${field}`)),
  )
  const tickOf = (row: number, column: number): Tick => {
    const { id, permissions } = roles[column]!
    return ticks[keyOf(id, row)] ?? permissions.includes(permissionsInRows[row]!)
  }
  const sheet = useSheet({
    rows: permissionsInRows.length,
    columns: roles.length,
    hasInputs: false,
    textOf: (row, column) => {
      const tick = tickOf(row, column)
      return typeof tick === 'string' ? tick : tick ? t`yes` : t`no`
    },
    fill: (cells) =>
      setTicks((before) => ({
        ...before,
        ...Object.fromEntries(
          cells.map(({ row, column, text }) => [keyOf(roles[column]!.id, row), readTick(text)]),
        ),
      })),
  })
  const save = async () => {
    setErrors({})
    const columns = changed.map((role) => roles.indexOf(role))
    const isUnreadable = columns.some((column) =>
      permissionsInRows.some((_, row) => typeof tickOf(row, column) === 'string'),
    )
    if (isUnreadable) return setSubmitError(t`Some cells are neither yes nor no. Tap them, or paste again.`)
    const staffRoles = changed.map(({ id, version, name }, index) => ({
      id,
      version,
      name: names[id] ?? name,
      permissions: permissionsInRows.filter((_, row) => tickOf(row, columns[index]!) === true),
    }))
    const outcome = await submit(
      async () => (await saveRoles({ variables: { input: { staffRoles } } })).data?.saveStaffRoles,
    )
    if (outcome.state === 'refused') {
      const found: Record<string, RoleErrors> = {}
      for (const [field, message] of Object.entries(outcome.errors)) {
        const [, row = '', name = ''] = field.split('.')
        const id = staffRoles[toNumber(row)]!.id
        found[id] = { ...found[id], [name]: message }
      }
      setErrors(found)
      // Versions and columns may be others now.
      if (Object.values(found).some(({ id, version }) => id ?? version)) onChanged()
      return
    }
    if (outcome.state !== 'done') return
    void notify({ title: t`The roles are saved.` })
    setTicks({})
    setNames({})
  }
  return (
    <>
      <Form
        noValidate
        submit={t`Save the roles`}
        loading={loading}
        submitError={submitError}
        onSubmit={() => void save()}
        button={{ disabled: changed.length === 0 }}
      >
        <Text color="fg.muted" maxW="prose">
          <Trans>
            A tap gives or takes a permission. Cells are copied to and from a spreadsheet as yes and no: mark
            them by dragging or with Shift.
          </Trans>
        </Text>
        <RolesTable
          roles={roles.map(({ id, name }) => ({
            id,
            name: names[id] ?? name,
            errors: Object.values(errors[id] ?? {}).filter((error) => error !== undefined),
            isNameInvalid: errors[id]?.name !== undefined,
          }))}
          sheet={sheet}
          tickOf={tickOf}
          onTick={(row, column, tick) =>
            setTicks((before) => ({ ...before, [keyOf(roles[column]!.id, row)]: tick }))
          }
          onName={(column, name) => setNames((before) => ({ ...before, [roles[column]!.id]: name }))}
          footOf={(column) => <RoleFoot role={roles[column]!} onDeleted={onChanged} />}
        />
        <PastedCells pasted={sheet.pasted} />
      </Form>
      <LeaveConfirmation unsaved={changed.length > 0} />
    </>
  )
}

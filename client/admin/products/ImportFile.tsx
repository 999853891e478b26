import { Button, Stack, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Confirm } from '../forms/Confirm.tsx'
import type { CsvFile } from './csv.ts'
import { settingsFor } from './import-columns.ts'
import { ImportMapping } from './ImportMapping.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportReview } from './ImportReview.tsx'
import { useImport } from './use-import.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.ts'

interface ImportFileProps {
  name: string
  file: CsvFile
  /** The shop's own columns. */
  columns: string[]
}

/** The steps of one file's import. */
export function ImportFile({ name, file, columns }: ImportFileProps) {
  const { t } = useLingui()
  const [settings, setSettings] = useState(() => settingsFor(file, columns))
  const run = useImport(file, settings)
  const { phase, total, stopped } = run.state
  const guard = useLeaveGuard(phase === 'importing' && stopped === null)
  const { length: count } = file.rows
  return (
    <Stack gap="5">
      <Text color="fg.muted">
        <Trans>
          {name}: <Plural value={count} one="# row" other="# rows" />
        </Trans>
      </Text>
      {phase === 'mapping' && (
        <>
          {stopped !== null && <Text role="alert">{stopped}</Text>}
          <ImportMapping file={file} columns={columns} settings={settings} onChange={setSettings} />
          <div>
            <Button disabled={settings.mapping.every((column) => column === '')} onClick={run.check}>
              <Trans>Check the file</Trans>
            </Button>
          </div>
        </>
      )}
      {phase === 'checking' && (
        <ImportProgress run={run} title={t`Checking ${plural(total, { one: '# row', other: '# rows' })}`} />
      )}
      {phase === 'importing' && (
        <ImportProgress
          run={run}
          title={t`Importing ${plural(total, { one: '# product', other: '# products' })}`}
        />
      )}
      {(phase === 'checked' || phase === 'done') && <ImportReview run={run} />}
      <Confirm
        open={guard.isConfirming}
        title={t`Stop the import?`}
        text={t`What was imported so far stays. The same file goes on where it stopped.`}
        confirm={t`Stop and leave`}
        onConfirm={() => {
          run.stop()
          guard.goOn()
        }}
        onClose={guard.stay}
      />
    </Stack>
  )
}

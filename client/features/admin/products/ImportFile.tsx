import { Button, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { Confirm } from '../Confirm.tsx'
import { countOf } from './count-of.ts'
import type { CsvFile } from './csv.ts'
import { settingsFor } from './import-columns.ts'
import { ImportMapping } from './ImportMapping.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportReview } from './ImportReview.tsx'
import { useImport } from './use-import.ts'
import { useLeaveGuard } from '../use-leave-guard.ts'

interface ImportFileProps {
  name: string
  file: CsvFile
  /** The shop's own columns. */
  columns: string[]
}

/** The steps of one file's import. */
export function ImportFile({ name, file, columns }: ImportFileProps) {
  const [settings, setSettings] = useState(() => settingsFor(file.header, columns))
  const run = useImport(file, settings)
  const { phase, total, stopped } = run.state
  const guard = useLeaveGuard(phase === 'importing' && stopped === null)
  return (
    <Stack gap="5">
      <Text color="fg.muted">
        {name}: {countOf(file.rows.length, 'row')}
      </Text>
      {phase === 'mapping' && (
        <>
          {stopped !== null && <Text role="alert">{stopped}</Text>}
          <ImportMapping file={file} columns={columns} settings={settings} onChange={setSettings} />
          <div>
            <Button disabled={settings.mapping.every((column) => column === '')} onClick={run.check}>
              Check the file
            </Button>
          </div>
        </>
      )}
      {phase === 'checking' && <ImportProgress run={run} title={`Checking ${countOf(total, 'row')}`} />}
      {phase === 'importing' && <ImportProgress run={run} title={`Importing ${countOf(total, 'product')}`} />}
      {(phase === 'checked' || phase === 'done') && <ImportReview run={run} />}
      <Confirm
        open={guard.isConfirming}
        title="Stop the import?"
        text="What was imported so far stays. The same file goes on where it stopped."
        confirm="Stop and leave"
        onConfirm={() => {
          run.stop()
          guard.goOn()
        }}
        onClose={guard.stay}
      />
    </Stack>
  )
}

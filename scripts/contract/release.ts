// Makes schema.graphql the released contract: adds its changes to docs/schema/changelog.md, which later changes are then
// compared with.
import { readFileSync, writeFileSync } from 'node:fs'
import { type GraphQLSchema, parse, print, printSchema, visit } from 'graphql'
import { changesSince, complaintsAbout, describeRelease } from './changes.ts'
import {
  changelogFile,
  declarationsFile,
  readContract,
  readDeclarations,
  readReleased,
  releasedFile,
} from './files.ts'

const contract = readContract()
const declared = readDeclarations()
const changes = await changesSince(readReleased(), contract)
const complaints = complaintsAbout(changes, declared)
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exit(1)
}
if (changes.length === 0) {
  console.log('Nothing has changed since the last release.')
} else {
  const [title, ...earlier] = readFileSync(changelogFile, 'utf8')
    .trimEnd()
    .split(/\n\n(?=## )/)
  const release = describeRelease(new Date().toISOString().slice(0, 10), changes, declared)
  writeFileSync(changelogFile, `${[title, release, ...earlier].join('\n\n')}\n`)
  writeFileSync(releasedFile, `${withoutDescriptions(contract)}\n`)
  writeFileSync(declarationsFile, '[]\n')
}

function withoutDescriptions(schema: GraphQLSchema): string {
  const leaveOut = (node: object) => ({ ...node, description: undefined })
  return print(
    visit(parse(printSchema(schema)), {
      enter: (node) => ('description' in node && node.description ? leaveOut(node) : undefined),
    }),
  )
}

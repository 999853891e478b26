// Reports breaking changes of schema.graphql since its last release that are not declared.
import { changesSince, complaintsAbout } from './changes.ts'
import { readContract, readDeclarations, readReleased } from './files.ts'

const complaints = complaintsAbout(await changesSince(readReleased(), readContract()), readDeclarations())
if (complaints.length > 0) {
  console.error(complaints.join('\n'))
  process.exit(1)
}

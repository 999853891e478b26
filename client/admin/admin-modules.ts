import type { PageModule } from '../app/page-module.ts'

/**
 * The modules of the admin pages. They are listed in a file of their own so that shoppers don't
 * download the list.
 */
export const adminModules = import.meta.glob<PageModule>(['./*/*Page.tsx', './shell/AdminLayout.tsx'])

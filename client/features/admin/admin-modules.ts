import type { PageModule } from '../../routes.tsx'

/** The owner's pages by their file. They are many: this list of them is code that no shopper loads either. */
export const adminModules = import.meta.glob<PageModule>(['./*Page.tsx', './AdminLayout.tsx'])

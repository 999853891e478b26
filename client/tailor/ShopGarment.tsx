import { Navigate } from 'react-router-dom'
import { adminPaths } from '../../shared/admin-paths.ts'

/** The code on a job card opens the shop's own page for those who work in the shop. */
export const ShopGarment = ({ code }: { code: string }) => <Navigate replace to={adminPaths.garment(code)} />

export { Layout } from './default.tsx'

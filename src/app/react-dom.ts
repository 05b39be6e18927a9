/* A module of the portal's own: what begins a page need not know how a CommonJS package is imported. */
export { createRoot, hydrateRoot } from 'react-dom/client'

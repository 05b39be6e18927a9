/*
 * The sandbox stands beside the portal while it is developed, and lends its content to a build without services. It lies with the tests,
 * so it is loaded when it is wanted and never a part of what is built.
 */

/** The pretended services on the portal's own origin, for the development and preview servers. */
export const sandbox = async () => (await import('../test/sandbox/vite-plugin.ts')).sandbox()

/** The pretended content service on a server of its own, for a build that draws its pages from it. */
export const openSandboxContent = async (fundName: string) =>
  (await import('../test/sandbox/sandbox-server.ts')).startSandboxServer({ fundName })

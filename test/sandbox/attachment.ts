/** A file as the services send it. */
export const attachment = (content: Buffer, name: string, contentType: string): Response =>
  new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': contentType,
      'Content-Length': String(content.length),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })

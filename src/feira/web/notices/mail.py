"""Sends e-mail over SMTP, with one-click unsubscription (RFC 8058)."""

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from functools import partial

from feira.web.notices.outcome import Outcome
from feira.web.notices.sending import SECONDS, Line, SendingThreads
from feira.web.settings import Settings

TEMPORARY = 400  # statuses from here to below PERMANENT may be retried
PERMANENT = 500


def message(
    settings: Settings, to: str, subject: str, text: str, *, stop: str, name: str
) -> EmailMessage:
    """A message with its headers. `stop` is the URL to unsubscribe, for repeated messages."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = settings.mail_from, to, subject
    mail["Date"] = formatdate()
    mail["Message-ID"] = make_msgid(name, domain=settings.mail_from.rpartition("@")[2].strip("> "))
    mail["Auto-Submitted"] = "auto-generated"
    if stop:
        mail["List-Unsubscribe"] = f"<{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(text)
    return mail


class MailSender:
    """Passes messages to the mail server of the settings."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.threads = SendingThreads("mail")

    async def send(self, mail: EmailMessage) -> Outcome:
        """Sends one message, once."""
        return await self.threads.run(partial(self._send, mail))

    def _send(self, mail: EmailMessage, line: Line) -> Outcome:
        try:
            line.connection = server = self._connect()
        except (OSError, smtplib.SMTPException):  # nothing was sent
            return "later"
        if line.over:
            server.close()
            return "later"
        try:
            server.send_message(mail)
        except smtplib.SMTPRecipientsRefused as refused:
            statuses = [status for status, _ in refused.recipients.values()]
            return "gone" if min(statuses) >= PERMANENT else "later"
        except smtplib.SMTPResponseException as refused:
            return "later" if TEMPORARY <= refused.smtp_code < PERMANENT else "failed"
        except (OSError, smtplib.SMTPException):  # it may have arrived, so it is never sent again
            return "lost"
        finally:
            server.close()
        return "sent"

    def _connect(self) -> smtplib.SMTP:
        s = self.settings
        if s.mail_security == "tls":
            context = ssl.create_default_context()
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                s.mail_host, s.mail_port, timeout=SECONDS, context=context
            )
        else:
            server = smtplib.SMTP(s.mail_host, s.mail_port, timeout=SECONDS)
        if s.mail_security == "starttls":
            server.starttls(context=ssl.create_default_context())
        if s.mail_user:
            server.login(s.mail_user, s.mail_password)
        return server

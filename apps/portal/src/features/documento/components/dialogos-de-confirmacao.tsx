import { Botao } from '@credito/ui/botao/botao';
import { ConfirmarOuCancelar } from '@credito/ui/dialogo/confirmar-ou-cancelar';
import { Dialogo } from '@credito/ui/dialogo/dialogo';

interface Confirmacao {
  aoConfirmar: () => void;
  aoCancelar: () => void;
}

/** Spec 2 section 8, "Confirmation dialogs": the spec's title; the text says what really happens. */
export function DialogoDeExclusao({ titulo, aoConfirmar, aoCancelar }: Confirmacao & { titulo: string }) {
  return (
    <Dialogo
      aberto
      aoFechar={aoCancelar}
      titulo="Exclusão de documento"
      acoes={
        <ConfirmarOuCancelar aoCancelar={aoCancelar} variante="perigo" onClick={aoConfirmar}>
          Confirmo
        </ConfirmarOuCancelar>
      }
    >
      <p>
        Você está excluindo o documento enviado: <strong>{titulo}</strong>.
      </p>
    </Dialogo>
  );
}

export function DialogoDeExclusaoDePagina({
  titulo,
  pagina,
  carregando,
  aoConfirmar,
  aoCancelar,
}: Confirmacao & { titulo: string; pagina: number; carregando: boolean }) {
  return (
    <Dialogo
      aberto
      aoFechar={aoCancelar}
      titulo="Excluir página"
      acoes={
        <>
          <Botao variante="perigo" carregando={carregando} onClick={aoConfirmar}>
            Excluir página
          </Botao>
          <Botao variante="secundario" disabled={carregando} onClick={aoCancelar}>
            Cancelar
          </Botao>
        </>
      }
    >
      <p>
        <span>{`A página ${pagina} de `}</span>
        <strong>{titulo}</strong> sai do documento. As outras continuam.
      </p>
    </Dialogo>
  );
}

export function DialogoDeTroca({ titulo, aoConfirmar, aoCancelar }: Confirmacao & { titulo: string }) {
  return (
    <Dialogo
      aberto
      aoFechar={aoCancelar}
      titulo="Trocar o arquivo"
      acoes={
        <ConfirmarOuCancelar aoCancelar={aoCancelar} onClick={aoConfirmar}>
          Trocar arquivo
        </ConfirmarOuCancelar>
      }
    >
      <p>
        O arquivo já enviado de <strong>{titulo}</strong> sai do lugar quando o novo estiver guardado. Até lá,
        ele continua valendo.
      </p>
    </Dialogo>
  );
}

/** Spec 2 section 4, "Identity CPF reuse". */
export function DialogoDoCpfEncontrado({
  carregando,
  aoConfirmar,
  aoCancelar,
}: Confirmacao & { carregando: boolean }) {
  return (
    <Dialogo
      aberto
      aoFechar={aoCancelar}
      titulo="CPF encontrado"
      acoes={
        <>
          <Botao carregando={carregando} onClick={aoConfirmar}>
            Sim, usar o mesmo
          </Botao>
          <Botao variante="secundario" disabled={carregando} onClick={aoCancelar}>
            Não, usarei outro
          </Botao>
        </>
      }
    >
      <p>
        Encontramos o CPF no documento de identidade. Quer usar o mesmo documento como comprovante do CPF?
      </p>
    </Dialogo>
  );
}

export function DialogoDeEnvioDeCpf({ aoFechar }: { aoFechar: () => void }) {
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Envio de CPF"
      acoes={<Botao onClick={aoFechar}>Entendi</Botao>}
    >
      <p>
        Não foi possível identificar o número do CPF no documento enviado. Por favor, adicione outro
        documento.
      </p>
      <p>Servem o cartão do CPF, a carteira de habilitação ou o comprovante da Receita Federal.</p>
    </Dialogo>
  );
}

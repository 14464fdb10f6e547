import {
  MAXIMO_DO_MOTIVO_DA_EXPORTACAO,
  MINIMO_DO_MOTIVO_DA_EXPORTACAO,
  ROTULO_DA_EXPORTACAO,
  type TipoDeExportacao,
} from '@credito/domain/gestao/exportacao';
import { caracteresVisiveis } from '@credito/domain/texto/texto-livre';
import { AreaDeTexto } from '@credito/ui/area-de-texto/area-de-texto';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRascunho } from '../../../sessao/use-rascunho.ts';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { usePedirExportacao } from '../exportacoes.queries.ts';
import estilos from './formulario-da-exportacao.module.css';

const VAZIO = { protocolo: '', de: '', ate: '', motivo: '' };

/** Asks for an export; nothing leaves before another person agrees. */
export function FormularioDaExportacao({
  tipo,
  protocolo: daMesa = '',
}: {
  tipo: TipoDeExportacao;
  /** Whoever comes from a bench has only the reason left to write. */
  protocolo?: string;
}) {
  const rascunho = useRascunho(`exportacao ${tipo} ${daMesa}`, { ...VAZIO, protocolo: daMesa });
  const campos = rascunho.valores;
  const motivoRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (daMesa !== '') motivoRef.current?.focus();
  }, [daMesa]);
  const [tentou, setTentou] = useState(false);
  const pedir = usePedirExportacao(() => {
    rascunho.apagar();
    setTentou(false);
  });
  const recusas = useRecusas(pedir.error, campos);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const faltam = tentou ? errosDe(tipo, campos) : {};
  const campo = (nome: keyof typeof VAZIO) => ({
    value: campos[nome],
    erro: faltam[nome] ?? recusas.de(nome),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      rascunho.mudar({ [nome]: currentTarget.value }),
  });

  function enviar(evento: FormEvent<HTMLFormElement>) {
    evento.preventDefault();
    const formulario = evento.currentTarget;
    setTentou(true);
    if (pedir.isPending) return;
    if (Object.keys(errosDe(tipo, campos)).length > 0) {
      focarPrimeiroErro(formulario);
      return;
    }
    const { protocolo, de, ate, motivo } = campos;
    pedir.mutate(
      tipo === 'documentos'
        ? { tipo, protocolo, motivo }
        : tipo === 'carteira'
          ? { tipo, motivo }
          : { tipo, de, ate, motivo },
      { onError: () => focarPrimeiroErro(formulario) },
    );
  }

  return (
    <form className={estilos.formulario} onSubmit={enviar} noValidate aria-label={ROTULO_DA_EXPORTACAO[tipo]}>
      <h2>{ROTULO_DA_EXPORTACAO[tipo]}</h2>
      {recusas.geral ? (
        <Aviso tom="erro" aoVivo>
          {recusas.geral}
        </Aviso>
      ) : null}
      {tipo === 'documentos' ? (
        <CampoTexto rotulo="Protocolo" autoComplete="off" maxLength={40} {...campo('protocolo')} />
      ) : tipo === 'carteira' ? (
        <p>
          O que cada contrato em vigor, quitado ou baixado deve no dia em que o arquivo é baixado, por
          estudante. Os contratos dos quais você faz parte ficam de fora.
        </p>
      ) : (
        <>
          <div className={estilos.lado}>
            <CampoTexto rotulo="Criadas do dia" type="date" {...campo('de')} />
            <CampoTexto rotulo="Até o dia" type="date" {...campo('ate')} />
          </div>
          <p>As solicitações das quais você faz parte ficam de fora do arquivo.</p>
        </>
      )}
      <AreaDeTexto
        ref={motivoRef}
        rotulo="Para que serve"
        dica="Quem aprova lê isto. Por exemplo: o número do ofício e o prazo."
        rows={3}
        maxLength={MAXIMO_DO_MOTIVO_DA_EXPORTACAO}
        {...campo('motivo')}
      />
      <div>
        <Botao type="submit" carregando={pedir.isPending}>
          Pedir exportação
        </Botao>
      </div>
    </form>
  );
}

function errosDe(
  tipo: TipoDeExportacao,
  { protocolo, de, ate, motivo }: typeof VAZIO,
): Partial<Record<keyof typeof VAZIO, string>> {
  return {
    ...(tipo === 'documentos' && caracteresVisiveis(protocolo) < 4
      ? { protocolo: 'Informe o protocolo.' }
      : {}),
    ...(tipo === 'solicitacoes' && de === '' ? { de: 'Informe o primeiro dia.' } : {}),
    ...(tipo === 'solicitacoes' && ate === '' ? { ate: 'Informe o último dia.' } : {}),
    ...(caracteresVisiveis(motivo) < MINIMO_DO_MOTIVO_DA_EXPORTACAO
      ? { motivo: `Diga para que serve, com ao menos ${MINIMO_DO_MOTIVO_DA_EXPORTACAO} caracteres.` }
      : {}),
  };
}

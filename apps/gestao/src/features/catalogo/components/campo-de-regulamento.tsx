/** A regulation: a PDF that is kept here, or the address of one that is kept elsewhere. */
import type { CampoDoCatalogo } from '@credito/domain/catalogo/campos';
import { idDoRegulamentoGuardado } from '@credito/domain/catalogo/regulamento-guardado';
import { LIMITE_DE_BYTES } from '@credito/domain/documento/formatos';
import { Botao } from '@credito/ui/botao/botao';
import { GrupoDeCampos } from '@credito/ui/campo/campo';
import { CampoTexto } from '@credito/ui/campo-texto/campo-texto';
import { mostrarToast } from '@credito/ui/toast/toast';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { enviarRegulamento } from '../catalogo.queries.ts';
import estilos from './campo-de-regulamento.module.css';
import { LinkDoRegulamento } from './link-do-regulamento.tsx';

export function CampoDeRegulamento({
  campo,
  texto,
  erro,
  aoMudar,
}: {
  campo: CampoDoCatalogo;
  texto: string;
  erro: string | undefined;
  aoMudar: (valor: string) => void;
}) {
  const entrada = useRef<HTMLInputElement>(null);
  const botao = useRef<HTMLButtonElement>(null);
  const envio = useMutation({
    mutationFn: enviarRegulamento,
    onSuccess: (endereco) => {
      aoMudar(endereco);
      mostrarToast({ texto: 'PDF enviado. Ele só vale depois que você salvar.', tom: 'sucesso' });
      botao.current?.focus();
    },
  });
  const guardado = idDoRegulamentoGuardado(texto);
  return (
    <GrupoDeCampos
      rotulo={campo.rotulo}
      opcional={campo.opcional}
      dica={`PDF de até ${LIMITE_DE_BYTES / 1_048_576} MB, ou o endereço dele em outro site.`}
      erro={envio.isError ? envio.error.message : erro}
    >
      {guardado ? null : (
        <CampoTexto
          rotulo="Endereço do PDF"
          type="url"
          placeholder="https://"
          autoComplete="off"
          value={texto}
          onChange={({ currentTarget }) => {
            if (envio.isError) envio.reset();
            aoMudar(currentTarget.value);
          }}
        />
      )}
      <div className={estilos.acoes}>
        {guardado ? (
          <LinkDoRegulamento
            id={guardado}
            endereco={texto}
            texto="Abrir o PDF"
            complemento={`: ${campo.rotulo}`}
          />
        ) : texto.startsWith('https://') ? (
          <a href={texto} target="_blank" rel="noreferrer">
            <span>Abrir o PDF</span>
            <span className="so-leitor">{`: ${campo.rotulo} (abre em outra aba)`}</span>
          </a>
        ) : null}
        <input
          ref={entrada}
          type="file"
          accept="application/pdf"
          className="so-leitor"
          tabIndex={-1}
          aria-label={`Arquivo PDF: ${campo.rotulo}`}
          onChange={({ currentTarget }) => {
            const arquivo = currentTarget.files?.[0];
            currentTarget.value = '';
            if (arquivo) envio.mutate(arquivo);
          }}
        />
        <Botao
          ref={botao}
          variante="secundario"
          compacto
          carregando={envio.isPending}
          onClick={() => entrada.current?.click()}
        >
          {guardado ? 'Trocar o PDF' : 'Enviar PDF'}
        </Botao>
        {guardado ? (
          <Botao variante="secundario" compacto onClick={() => aoMudar('')}>
            Tirar o PDF
          </Botao>
        ) : null}
      </div>
    </GrupoDeCampos>
  );
}
